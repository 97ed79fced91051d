// Before anything is drawn, or the wrong theme would be seen for a moment.
try {
  const theme = localStorage.getItem('chambord-docs-theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Nothing may be kept here: the system says which theme.
}
