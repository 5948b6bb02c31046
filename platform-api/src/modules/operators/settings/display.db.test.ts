import type { DisplaySettings } from '@marquee/contract/display-settings';
import { PRIZE_MODES } from '@marquee/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { NO_REVISION, settingsOf } from './settings.fixture';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';

let site: SupportSite;
let owner: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite('off');
  owner = await site.operator('Owner', [], ['brands', 'audit']);
});
afterAll(() => site.close());

const STANDARD = { digits: 'language', calendar: 'gregorian', prizeMode: null } as const;
const set = (display: DisplaySettings) => settingsOf(owner).set('display', display);
const read = (brand = 'sundarban') => settingsOf(owner, brand).read('display');

test('sets digits and calendar of one brand, with a reason that the audit log shows', async () => {
  expect(await read()).toEqual(STANDARD);
  const changed = { digits: 'latin', calendar: 'language', prizeMode: null } as const;
  await set(changed);
  expect(await read()).toEqual(changed);
  expect(await read('meridian')).toEqual(STANDARD);
  const { content } = await owner.call('operator.auditLog', { pageNo: 1, pageSize: 1 });
  expect(content[0]).toMatchObject({ action: 'brand.display-set', subject: 'brand:sundarban', reason: 'a test' });
  expect(content[0]?.details).toMatchObject({ after: { formats: { digits: 'latin', calendar: 'language' } } });
});

test('sets each prize mode, which menus then name, and the one of the lotteries again', async () => {
  const modeOf = async () => (await site.browser().call('games.menus', {})).prizeMode;
  const own = await modeOf();
  for (const prizeMode of PRIZE_MODES) {
    await set({ ...STANDARD, prizeMode });
    await expect.poll(modeOf).toBe(prizeMode);
  }
  await set(STANDARD);
  await expect.poll(modeOf).toBe(own);
});

test.each([
  { ...STANDARD, prizeMode: 'LOTTO' },
  { ...STANDARD, digits: 'roman' },
  { ...STANDARD, calendar: 'lunar' },
  { digits: 'latin', calendar: 'gregorian' },
  { ...STANDARD, colour: 'red' },
])('refuses %j', async (display) => {
  expect((await settingsOf(owner).refusal('display', display)).code).toBe('validation_failed');
  expect(await read()).toEqual(STANDARD);
});

test('needs the right and the brand', async () => {
  for (const stranger of [
    await site.operator('Writer', [1], ['content']),
    await site.operator('Elsewhere', [2], ['brands']),
  ]) {
    expect((await settingsOf(stranger).refusal('display', STANDARD, { revision: NO_REVISION })).code).toBe('forbidden');
    expect((await stranger.refusal('brandSettings.read', { brand: 'sundarban' })).code).toBe('forbidden');
  }
});
