import { expect, it } from 'vitest';
import { z } from 'zod';
import { BRAND_SETTING_NAMES, brandSettingOf, leavesOf, takesTwoPersons } from './brand-settings';
import { positiveAmountSchema } from './money';
import { settingFields } from './setting-fields';

const BOUNDS = {
  parallelSessions: 20,
  contactChangeHours: 24,
  closedDataYears: 5,
  creditTwoOperatorsFrom: '50000.00',
  creditTolerance: 2,
  messageTwoOperatorsFrom: 500,
  payoutReviewFrom: '80000000000.00',
};

it.each([
  [{}, false],
  [{ creditTwoOperatorsFrom: '50000.01' }, true],
  [{ creditTwoOperatorsFrom: '50000.0' }, false],
  // As text, 9 comes after 50000.
  [{ creditTwoOperatorsFrom: '9.00' }, false],
  [{ creditTwoOperatorsFrom: '1.00', payoutReviewFrom: '80000000000.00001' }, true],
  [{ parallelSessions: 100 }, false],
])('safeguards changed by %j take two persons: %s', (change, expected) =>
  expect(takesTwoPersons('safeguards', BOUNDS, { ...BOUNDS, ...change })).toBe(expected),
);

it('a score of the review is lowered by two persons and raised by one', () => {
  const scores = (often: number) => ({ scores: { often } });
  expect(takesTwoPersons('withdrawal', scores(15), scores(14))).toBe(true);
  expect(takesTwoPersons('withdrawal', scores(15), scores(16))).toBe(false);
});

it('settings without bounds of operators take one person', () =>
  expect(takesTwoPersons('jurisdiction', { autoBet: false }, { autoBet: true })).toBe(false));

it.each(BRAND_SETTING_NAMES)('a form can show %s, whose fields have no defaults', (name) => {
  const { schema, twoPersons } = brandSettingOf(name);
  const fields = settingFields(schema);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields)
    if (field.type === 'count') expect([field.path, field.most < Number.MAX_SAFE_INTEGER]).toEqual([field.path, true]);
  const roots = fields.map(({ path }) => path.split('.')[0]);
  for (const bound of Object.keys(twoPersons ?? {})) expect(roots).toContain(bound);
});

it('reads each type of field from its schema', () => {
  const schema = z.strictObject({
    flag: z.boolean(),
    count: z.number().int().min(2).max(9),
    amount: positiveAmountSchema,
    choice: z.enum(['a', 'b']).nullable(),
    instant: z.iso.datetime().nullable(),
    group: z.strictObject({ texts: z.array(z.string()) }),
    rows: z.array(z.strictObject({ flag: z.boolean() })),
  });
  expect(settingFields(schema)).toEqual([
    { type: 'flag', path: 'flag', name: 'flag', group: null },
    { type: 'count', least: 2, most: 9, path: 'count', name: 'count', group: null },
    { type: 'amount', path: 'amount', name: 'amount', group: null },
    { type: 'choice', options: ['a', 'b'], isOptional: true, path: 'choice', name: 'choice', group: null },
    { type: 'instant', path: 'instant', name: 'instant', group: null },
    { type: 'texts', path: 'group.texts', name: 'texts', group: 'group' },
    {
      type: 'rows',
      fields: [{ type: 'flag', path: 'flag', name: 'flag', group: null }],
      path: 'rows',
      name: 'rows',
      group: null,
    },
  ]);
  expect(() => settingFields(z.strictObject({ free: z.string() }))).toThrow('no form can show free');
});

it('takes a setting apart by paths, a list as one value', () =>
  expect(leavesOf({ a: 1, b: { c: '2', d: [3] }, e: null })).toEqual([
    ['a', 1],
    ['b.c', '2'],
    ['b.d', [3]],
    ['e', null],
  ]));
