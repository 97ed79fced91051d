export type EngineName = 'Firefox' | 'WebKit';
/** The paths of an engine's programs; installs them where that can be done. Nothing if they cannot be had. */
export function findEngine(name: EngineName): readonly string[] | undefined;
/** Says that an engine is missing and what to do about it. */
export function howToGet(name: EngineName): string;
