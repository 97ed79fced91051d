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
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true }));
}
