import { describe, expect, it } from 'vitest';
import { greenAfter, planOf, unchangedRemark } from './green-parts';

const green = (fingerprint: string, passed = 2) => ({ fingerprint, passed, commit: '0f2c9fc4' });
const passedTwo = { passed: 2, isGreen: true };
const parts = new Map([
  ['a', '1'],
  ['b', '2'],
]);

describe('the plan', () => {
  it('runs everything in a fresh clone', () => {
    expect(planOf(parts, {})).toEqual({ stale: ['a', 'b'], unchanged: {} });
  });

  it('runs what has changed, and leaves out what is gone', () => {
    const record = { a: green('1'), b: green('old'), gone: green('3') };
    expect(planOf(parts, record)).toEqual({ stale: ['b'], unchanged: { a: green('1') } });
  });
});

describe('the record after a run', () => {
  const plan = planOf(parts, { a: green('1') });

  it('has what was green, and what did not run', () => {
    expect(greenAfter(plan, parts, { b: passedTwo }, 'new')).toEqual({
      a: green('1'),
      b: { fingerprint: '2', passed: 2, commit: 'new' },
    });
  });

  it('has nothing that failed, whatever it was before', () => {
    const failed = { passed: 1, isGreen: false };
    expect(greenAfter(plan, parts, { a: failed, b: failed }, 'new')).toEqual({});
  });

  it('has nothing that should have run and gave no result', () => {
    expect(greenAfter(plan, parts, {}, 'new')).toEqual({ a: green('1') });
    expect(greenAfter(planOf(parts, {}), parts, {}, 'new')).toEqual({});
  });
});

it('names the commit, and how many did not run where others did', () => {
  expect(unchangedRemark([], true)).toBe('');
  expect(unchangedRemark([green('1'), green('2')], false)).toBe(' (unchanged since 0f2c9fc4)');
  expect(unchangedRemark([green('1')], true)).toBe(' (2 unchanged since 0f2c9fc4)');
  expect(unchangedRemark([green('1'), { ...green('2'), commit: '6267bed5' }], true)).toBe(
    ' (4 unchanged since 2 commits)',
  );
});
