import type { Page } from '@playwright/test';

/** Keeps what a screen reader says by itself: what comes into regions that speak. Call before the page is opened; the answer tells. */
export async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardAloud: heard });
    const LIVE = '[role=log], [role=status], [role=alert], [aria-live]:not([aria-live=off])';
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE) ?? null;
        if (region === null || region.closest('[aria-hidden=true]') !== null) continue;
        const added = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of added) {
          const text = node.textContent?.trim() ?? '';
          if (text !== '') heard.push(text);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate<readonly string[]>('heardAloud');
}
