// Changes code in small ways, one at a time, and looks whether a test fails:
//   npm run mutate [-- [--tests NAME …] [--concurrency N] FOLDER, FILE or FILE:FROM-TO …]
// Without names it takes what has changed since main; --tests asks only the tests whose file names have this in them
// (given more than once: one of these), which is faster; --concurrency is how many changes are tried at a time.
// It works on a copy, so one can go on meanwhile.
import { Stryker } from '@stryker-mutator/core';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = join(root, '.cache', 'mutate');

const { values, positionals } = parseArgs({
  options: { tests: { type: 'string', multiple: true }, concurrency: { type: 'string' } },
  allowPositionals: true,
});
if (!/^([1-9]\d?)?$/.test(values.concurrency ?? ''))
  stop(`--concurrency ${values.concurrency}: a number from 1 to 99.`);
const files = chosenFiles(positionals);
const houses = new Set(files.map(houseOf));
makeCopy();
process.chdir(copy);
for (const house of houses) await mutate(house);

/** `games/splendor` or `platform/kernel`: whose tests are asked. */
function houseOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** What is to be changed, as Stryker wants it: files, with a colon and lines where only these are meant. */
function chosenFiles(names) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const code = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => /^(games|platform)\/[^/]+\/(?!tests\/).*\.ts$/.test(file) && existsSync(join(root, file)),
  );
  const changed = new Set(names.length > 0 ? [] : git('diff', '--name-only', 'main'));
  const found = code.filter((file) => changed.has(file));
  for (const name of names) {
    const [, path, lines] = /^(.*?)(:\d+-\d+)?$/.exec(relative(root, resolve(name)).split(sep).join('/')) ?? [];
    const meant = code.filter((file) => file === path || file.startsWith(`${path}/`));
    if (meant.length === 0) stop(`${name}: there is no code to change.`);
    found.push(...meant.map((file) => `${file}${lines ?? ''}`));
  }
  if (found.length === 0) stop('Nothing has changed since main: name folders or files, such as games/splendor/rules.');
  return found;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** Packages are shared with the copy, but our own ones lead to the copy: it is there that the code changes. */
function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@chambord') symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
  cpSync(join(root, 'node_modules', '@chambord'), join(packages, '@chambord'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const left = ['node_modules', '.cache', '.git', 'data', 'dist'];
  for (const name of readdirSync(root)) {
    if (!left.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
}

async function mutate(house) {
  const tests = testsOf(house);
  process.env.CHAMBORD_MUTATE_TESTS = JSON.stringify(tests);
  const report = join(root, '.cache', `mutants-${house.replace('/', '-')}.html`);
  await new Stryker({
    mutate: files.filter((file) => houseOf(file) === house),
    testRunner: 'in-process',
    plugins: [pathToFileURL(join(root, 'scripts', 'mutants', 'runner.mjs')).href],
    coverageAnalysis: 'perTest',
    // What is computed once, when a file is loaded, would need all tests anew for each change.
    ignoreStatic: true,
    inPlace: true,
    tempDirName: '.cache',
    // A machine that is busy is no mutant that hangs.
    timeoutMS: 20_000,
    ...(values.concurrency === undefined ? {} : { concurrency: Number(values.concurrency) }),
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { reportTests: false, allowColor: process.stdout.isTTY },
    htmlReporter: { fileName: report },
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest();
  console.log(`Every change, where it was made: ${relative(root, report)}`);
}

/** The tests to be asked. Those that set the clock or replace what is imported (`vi`) can only be run by vitest itself. */
function testsOf(house) {
  const names = values.tests ?? [''];
  const own = readdirSync(join(copy, house, 'tests'), { recursive: true })
    .map((name) => `${house}/tests/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts') && names.some((name) => basename(file).includes(name)));
  const tests = own.filter((file) => !/import \{[^}]*\bvi\b/.test(readFileSync(join(copy, file), 'utf8')));
  if (tests.length === 0) stop(`${house}: there are no such tests to ask.`);
  return tests;
}
