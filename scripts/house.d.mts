import type { Plugin } from 'esbuild';

export const furtherGames: readonly string[];
export const houseFile: string;
export function isElsewhere(wanted: RegExp, path: string, importer: string | undefined): boolean;
export const NOTHING: string;
export const ROOMS: Readonly<Record<'page' | 'bots' | 'server', RegExp>>;
export const serverRooms: Plugin;
