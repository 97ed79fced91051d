import '@chambord/ui/ui.css';
import 'virtual:signs.css';
import './web.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { fitLayout } from './frame/layout.ts';
import { placeLinks } from './shell/base.ts';
import { followLinks } from './shell/route.ts';
import { applySettings } from './shell/settings.ts';

applySettings();
fitLayout();
placeLinks();
followLinks();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);

/** So long after the page has come, what it will want for another visit is fetched: not before what is wanted now. */
const LATER = 2000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keepPage = () => void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true }));
  setTimeout(keepPage, LATER);
}
