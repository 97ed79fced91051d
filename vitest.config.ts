import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [
      'games/*/tests/**/*.test.ts',
      'examples/games/**/tests/**/*.test.ts',
      'platform/*/tests/**/*.test.ts',
      'scripts/**/tests/**/*.test.ts',
    ],
    // Both cores of a small machine: by default one is left to the one who types.
    maxWorkers: '100%',
    // Only what hangs ends here: whole games take long on a busy machine, and nothing measures time.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
