export * from './changes.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './http.ts';
export * from './phrases.ts';
export * from './read.ts';
export * from './table.ts';
export * from './terms.ts';
