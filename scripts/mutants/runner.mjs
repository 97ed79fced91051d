// Asks tests whether they notice a change, all in one process: they are bundled and loaded once, and Stryker says which change is on. So a
// change takes as long as the tests that run through it, not as long as loading them, which is a hundred times more.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gather } from './vitest.mjs';

/** Where changed code looks which change is on, and counts what it runs through. */
// oxlint-disable-next-line no-underscore-dangle -- the name is Stryker's
const stage = (globalThis.__stryker__ ??= {});

/** Our own packages are code to be changed; all others stay where they are installed. */
const outside = {
  name: 'outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: new URL('vitest.mjs', import.meta.url).href, external: true }));
    onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@chambord/') ? undefined : { path, external: true },
    );
    onLoad({ filter: /\.test\.ts$|\/tests\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

class Runner {
  #bundle = resolve(`tests-${process.pid}.mjs`);
  #loads = 0;
  #tests = new Map();
  #times = new Map();

  /** We load anew by ourselves; else Stryker would start a process for each change that loading runs through as well. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const files = JSON.parse(process.env.CHAMBORD_MUTATE_TESTS ?? '[]');
    await build({
      stdin: { contents: files.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n'), resolveDir: '.' },
      bundle: true,
      outfile: this.#bundle,
      platform: 'node',
      format: 'esm',
      loader: { '.css': 'empty', '.svg': 'text' },
      target: 'node20',
      // Tests are imported for nothing but what they do.
      ignoreAnnotations: true,
      jsx: 'automatic',
      jsxImportSource: 'preact',
      logLevel: 'error',
      plugins: [outside],
    });
  }

  dispose() {
    rmSync(this.#bundle, { force: true });
  }

  /** All tests and the code that they ask, as if nothing had ever been run. */
  async #load() {
    const whole = await gather(() => import(`${pathToFileURL(this.#bundle).href}?${++this.#loads}`));
    this.#tests.clear();
    const note = (group) => {
      for (const member of group.members) {
        if ('members' in member) note(member);
        else this.#tests.set(this.#tests.has(member.name) ? `${member.name} ${this.#tests.size}` : member.name, member);
      }
    };
    note(whole);
  }

  async dryRun() {
    await this.#load();
    const tests = [];
    for (const id of this.#tests.keys()) {
      const started = performance.now();
      const failure = await this.#run([id], true);
      const timeSpentMs = performance.now() - started;
      this.#times.set(id, timeSpentMs);
      const status = failure === null ? TestStatus.Success : TestStatus.Failed;
      tests.push({ id, name: id, timeSpentMs, status, failureMessage: failure?.message });
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stage.mutantCoverage };
  }

  async mutantRun({ testFilter, activeMutant, hitLimit }) {
    if (this.#tests.size === 0) await this.#load();
    const asked = (testFilter ?? [...this.#tests.keys()]).toSorted((a, b) => this.#time(a) - this.#time(b));
    let failure = await this.#tryWith(activeMutant.id, hitLimit, asked);
    // Whether it was this change, or what one before it has left behind.
    if (failure !== null && (await this.#run([failure.id])) !== null) {
      await this.#load();
      failure = await this.#tryWith(activeMutant.id, hitLimit, asked);
      await this.#load();
    }
    const limit = determineHitLimitReached(this.hits, hitLimit);
    if (limit !== undefined) return toMutantRunResult(limit);
    const tests = asked.map((id) => ({ id, name: id, timeSpentMs: 0, status: TestStatus.Success }));
    const found = tests.find(({ id }) => id === failure?.id);
    if (found !== undefined) Object.assign(found, { status: TestStatus.Failed, failureMessage: failure.message });
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  #time(id) {
    return this.#times.get(id) ?? 0;
  }

  async #tryWith(mutant, hitLimit, asked) {
    Object.assign(stage, { activeMutant: mutant, hitCount: 0, hitLimit });
    const failure = await this.#run(asked);
    this.hits = stage.hitCount;
    Object.assign(stage, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return failure;
  }

  /** Runs tests, each with everything that has to come before and after it, up to the first that fails. */
  async #run(ids, counting = false) {
    for (const id of ids) {
      const test = this.#tests.get(id);
      if (test === undefined) return { id, message: 'there is no such test' };
      const groups = [];
      for (let group = test.parent; group !== null; group = group.parent) groups.unshift(group);
      const all = (hook) => groups.flatMap((group) => group[hook]);
      try {
        for (const hook of all('beforeAll')) await hook();
        for (const hook of all('beforeEach')) await hook();
        if (counting) stage.currentTestId = id;
        try {
          await test.body();
        } finally {
          stage.currentTestId = undefined;
          for (const hook of [...all('afterEach').toReversed(), ...all('afterAll').toReversed()]) await hook();
        }
      } catch (error) {
        return { id, message: error instanceof Error ? error.message : String(error) };
      }
    }
    return null;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', Runner)];
