from ...core.sheet import Example

EXAMPLES: dict[str, Example] = {}
