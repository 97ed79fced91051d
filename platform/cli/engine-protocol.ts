/** The word and the version that both sides of the engine protocol begin with (docs/engine-protocol.md). */
export const PROTOCOL = { word: 'chambord', version: 1 } as const;
