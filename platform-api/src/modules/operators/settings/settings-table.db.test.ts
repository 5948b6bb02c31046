import { BRAND_SETTING_NAMES, type BrandSettingName, brandSettingOf, leavesOf } from '@marquee/contract/brand-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';
import { NO_REVISION, settingsOf } from './settings.fixture';

let site: SupportSite;
let owner: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite('off');
  owner = await site.operator('Owner', [], ['brands', 'cashier', 'audit']);
});
afterAll(() => site.close());

/** Another value of each setting, which one operator may set. */
const CHANGES: Readonly<Record<BrandSettingName, object>> = {
  maintenance: { closed: true },
  regions: { openNetworks: ['198.51.100.0/24'] },
  support: { feedbackMaxLength: 300 },
  'account-rules': { code: { digits: 8, lifeMinutes: 5, tries: 5 } },
  display: { digits: 'latin' },
  jurisdiction: { autoBet: true, sessionStrip: true },
  withdrawal: { perDayCount: 2 },
  safeguards: { parallelSessions: 7 },
  identity: { retentionDays: 200 },
  agents: { feesReduce: false },
};
const settings = (operator = owner, brand = 'meridian') => settingsOf(operator, brand);

/** The value without one of its leaves. */
function without(value: object, path: string): object {
  const [name = '', ...rest] = path.split('.');
  const { [name]: part, ...others } = value as Record<string, object>;
  return rest.length === 0 || part === undefined ? others : { ...others, [name]: without(part, rest.join('.')) };
}

describe.each(BRAND_SETTING_NAMES)('%s', (setting) => {
  test('is set whole, from the revision that was read, and for one brand', async () => {
    const [before, elsewhere] = [await settings().read(setting), await settings(owner, 'sundarban').read(setting)];
    const after = { ...before, ...CHANGES[setting] };
    const envelope = await settings().send(setting, after);
    const state = await settings().stateOf(setting);
    expect(state.value).toEqual(after);
    expect(envelope).toMatchObject({ success: true, value: { state, proposal: null } });
    expect(await settings(owner, 'sundarban').read(setting)).toEqual(elsewhere);
    const { content } = await owner.call('operator.auditLog', { brand: 'meridian', pageNo: 1, pageSize: 1 });
    expect(content[0]).toMatchObject({ action: `brand.${setting}-set`, subject: 'brand:meridian', reason: 'a test' });
    expect(content[0]?.details).toMatchObject({ before: {}, after: {} });
    await settings().send(setting, before);
    expect(await settings().read(setting)).toEqual(before);
  });

  test('is refused with any value left out, and with one too many', async () => {
    const before = await settings().read(setting);
    for (const [path] of leavesOf(before))
      expect([path, (await settings().refusal(setting, without(before, path))).code]).toEqual([
        path,
        'validation_failed',
      ]);
    for (const value of [{ ...before, further: 1 }, {}, []])
      expect((await settings().refusal(setting, value)).code).toBe('validation_failed');
    expect(await settings().read(setting)).toEqual(before);
  });

  test('is refused from an earlier revision, with the value that counts now', async () => {
    const { value: before, revision } = await settings().stateOf(setting);
    await settings().send(setting, { ...before, ...CHANGES[setting] }, { revision });
    const current = await settings().stateOf(setting);
    expect(await settings().refusal(setting, before, { revision })).toMatchObject({
      code: 'settings_changed',
      details: { current },
    });
    expect(await settings().stateOf(setting)).toEqual(current);
    await settings().send(setting, before);
  });

  test('is changed once by ten equal requests', async () => {
    const { value: before, revision } = await settings().stateOf(setting);
    const after = { ...before, ...CHANGES[setting] };
    const countOf = async () =>
      (await owner.call('operator.auditLog', { brand: 'meridian', pageNo: 1, pageSize: 100 })).totalElements;
    const entries = await countOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => settings().send(setting, after, { revision })));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await countOf()).toBe(entries + 1);
    await settings().send(setting, before);
  });

  test('needs each of its rights and the brand', async () => {
    const { value } = await settings().stateOf(setting);
    const { rights } = brandSettingOf(setting);
    const refusalOf = async (operator: TestBrowser, brand = 'meridian') =>
      (await settings(operator, brand).refusal(setting, value, { revision: NO_REVISION })).code;
    for (const missing of rights) {
      const others = rights.filter((right) => right !== missing);
      const limited = await site.operator(`No-${missing}-${setting}`, [2], [...others, 'content']);
      expect(await refusalOf(limited)).toBe('forbidden');
      await expect(settings(limited).read(setting)).rejects.toThrow(/cannot be read|forbidden/);
    }
    const ofBrand = await site.operator(`Whole-${setting}`, [2], rights);
    expect(await settings(ofBrand).read(setting)).toEqual(value);
    expect(await refusalOf(ofBrand, 'sundarban')).toBe('forbidden');
    expect(await refusalOf(owner, 'nowhere')).toBe('not_found');
  });
});

test('two operators who set different values from the same revision: exactly one counts', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { value, revision } = await settings().stateOf('support');
    const lengths = [400 + 2 * turn, 401 + 2 * turn];
    const answers = await Promise.all(
      lengths.map((feedbackMaxLength) => settings().send('support', { ...value, feedbackMaxLength }, { revision })),
    );
    const [winner] = answers.flatMap((answer) => (answer.success ? [answer.value.state] : []));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 'settings_changed',
      details: { current: winner },
    });
    expect(await settings().stateOf('support')).toEqual(winner);
  }
});

test('a name that is no setting is refused', async () => {
  const refusal = await settings().refusal('display', {}, { revision: NO_REVISION, setting: 'currency' } as never);
  expect(refusal.code).toBe('validation_failed');
});
