"""The only place that draws: scenes for the browser's card table, panels, pages and notebook displays."""
