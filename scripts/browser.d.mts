/** The path of a Chrome or Chromium; installs one where there is none. */
export function findBrowser(): Promise<string>;
