"""Lessons: courses written as text files, read, checked, and run step by step."""
