export const LANGS = ['en', 'fr', 'de'] as const;
export type Lang = (typeof LANGS)[number];
