/** What every page has: the choice of the theme, and the field that loads the search when somebody wants it. */

const own = document.currentScript;
const form = document.querySelector('form');
const field = document.querySelector('input');
const theme = document.querySelector<HTMLButtonElement>('.theme');

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'candlelight';
}

function showTheme(): void {
  theme?.setAttribute('aria-pressed', String(isDark()));
}

if (theme !== null) {
  theme.hidden = false;
  showTheme();
  theme.addEventListener('click', () => {
    const chosen = isDark() ? 'parchment' : 'candlelight';
    document.documentElement.dataset['theme'] = chosen;
    showTheme();
    try {
      localStorage.setItem('chambord-docs-theme', chosen);
    } catch {
      // It holds for this page.
    }
  });
}

if (form !== null && field !== null && own instanceof HTMLScriptElement) {
  const path = own.dataset['search'] ?? '';
  form.hidden = false;
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    const script = document.createElement('script');
    script.src = path;
    script.dataset['root'] = own.dataset['root'] ?? '';
    document.head.append(script);
  };
  field.addEventListener('focus', load);
  field.addEventListener('input', load);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    field.focus();
  });
}
