import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Pictures are taken like tests are run: npm run screens. */
export default defineConfig(base, { testDir: '.', testMatch: 'screens.ts', outputDir: '../.cache/playwright' });
