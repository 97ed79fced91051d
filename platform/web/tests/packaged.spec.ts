import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { placeDependencies } from '../../../scripts/packages/dependencies.ts';
import { pack } from '../../../scripts/packages/npm.ts';
import { buildProgram } from '../../../scripts/packages/program.ts';
import { freePort } from '../../server/tests/helpers/free-port.ts';
import { newGuest, openTable, playOn } from './helpers/guests.ts';

test('the package in an empty folder: it serves the page, bots play, games are in the user’s folder', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'chambord package '));
  const project = join(folder, 'project');
  const program = join(project, 'node_modules', 'chambord');
  try {
    const place = await buildProgram(folder);
    const [archive = ''] = pack([place], folder);
    mkdirSync(project);
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    cpSync(join(folder, 'package'), program, { recursive: true });
    placeDependencies(project, place);

    const port = await freePort();
    const env = { PATH: process.env['PATH'], HOME: join(folder, 'home'), PORT: String(port) };
    const server = spawn(process.execPath, [join(program, 'chambord.mjs')], { cwd: project, env });
    try {
      let said = '';
      server.stdout.on('data', (data) => (said += String(data)));
      server.stderr.on('data', (data) => (said += String(data)));
      await expect.poll(() => said, { timeout: 60_000 }).toContain('Games are kept in');
      expect(said).toContain(`Chambord is served at http://localhost:${port}/`);

      const anna = await newGuest(browser, 'Anna', { base: `http://localhost:${port}` });
      await openTable(anna, 'splendor', { others: ['page'] });
      const inRound = `document.querySelector('.round-name')?.textContent.includes('Round 3') === true`;
      await playOn([anna], { on: anna, when: inRound });
      await anna.leave();
      expect(existsSync(join(folder, 'home', '.local', 'share', 'chambord', 'chambord.db'))).toBe(true);
      expect(said.split('\n')).toHaveLength(3);
    } finally {
      server.kill('SIGKILL');
    }

    const answer = execFileSync(process.execPath, [join(program, 'chambord.mjs'), '--version'], { cwd: project, env });
    expect(String(answer)).toMatch(/^Chambord \d+\.\d+\.\d+\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
