import { signal } from '@preact/signals';
import { onHost } from '../../shell/base.ts';
import { go } from '../../shell/route.ts';
import { keep, recall } from '../../shell/device-memory.ts';

/** Whether to show a message of the browser when it is one's turn and the page is in the background. */
export const notifying = signal(recall('notify') === true && 'Notification' in globalThis);

/** Turns it on or off; false if the browser does not allow it. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const allowed = on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  notifying.value = allowed;
  keep('notify', allowed);
  return allowed || !on;
}

/** Tells it unless the page is looked at. One message a table: the next one takes its place. */
export async function tellTurn(table: string, text: string): Promise<void> {
  if (!notifying.value || document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
  const address = `/t/${table}`;
  const options = { tag: `turn-${table}`, icon: onHost('/icon.svg'), data: onHost(address) };
  try {
    const notification = new Notification(text, options);
    notification.addEventListener('click', () => {
      focus();
      go(address);
      notification.close();
    });
  } catch {
    // On phones only a service worker may show messages; `public/notify-click.js` brings one to the table then.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(text, options);
  }
}
