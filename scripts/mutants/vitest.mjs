// What tests import as `vitest` while code is changed: the same `expect`, and the least of the rest that lets them be run again and again
// in one process, each by itself.
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
);

function newGroup(name, parent) {
  return { name, parent, members: [], beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] };
}

let group = newGroup('', null);

/** The tests that are declared meanwhile. */
export async function gather(collect) {
  group = newGroup('', null);
  const gathered = group;
  await collect();
  return gathered;
}

const each = (one) => (cases) => (name, body) => {
  for (const [i, values] of cases.entries()) {
    const given = Array.isArray(values) ? values : [values];
    one(`${name} (${i + 1})`, () => body(...given));
  }
};

function addGroup(name, body) {
  const outer = group;
  group = newGroup(`${outer.name}${name} > `, outer);
  outer.members.push(group);
  body();
  group = outer;
}

function addTest(name, body) {
  group.members.push({ name: group.name + name, parent: group, body });
}

export const describe = Object.assign(addGroup, { each: each(addGroup) });
export const test = Object.assign(addTest, { each: each(addTest) });
export const beforeAll = (hook) => void group.beforeAll.push(hook);
export const beforeEach = (hook) => void group.beforeEach.push(hook);
export const afterEach = (hook) => void group.afterEach.push(hook);
export const afterAll = (hook) => void group.afterAll.push(hook);
