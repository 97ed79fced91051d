import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['games/*/tests/**/*.test.ts', 'examples/games/**/tests/**/*.test.ts', 'platform/*/tests/**/*.test.ts'],
    // Both cores of a small machine: by default one is left to the one who types.
    maxWorkers: '100%',
    // Whole games take long on a busy machine; nothing here measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
