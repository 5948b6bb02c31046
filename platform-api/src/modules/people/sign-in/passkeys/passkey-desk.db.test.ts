import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOperator } from '../../../lottery/operators.fixture';
import type { TestBrowser } from '../../../../testing/browser';
import { type PasskeySite, startPasskeySite } from './passkeys.fixture';

const PLACE = { brand: 'sundarban', account: 'demo' } as const;
const REASON = 'The phone was stolen';

let passkeys: PasskeySite;
let member: TestBrowser;
beforeAll(async () => void (passkeys = await startPasskeySite()));
afterAll(() => passkeys.site.close());
beforeEach(async () => {
  await passkeys.reset();
  member = await passkeys.logIn();
});

it('shows an operator the passkeys of a member, without their keys', async () => {
  await passkeys.add(member);
  const operator = await makeOperator(passkeys.site, 'desk1', ['members'], []);
  const list = await operator.call('passkeyAdmin.list', { ...PLACE, account: 'DEMO' });
  expect(list).toMatchObject({ account: 'demo', passkeys: [{ host: 'sundarban.localhost', isSynced: false }] });
  expect(Object.keys(list.passkeys[0] ?? {})).not.toContain('credentialId');
});

it('removes all of them with the sessions, tells the member and writes the reason down', async () => {
  const [one, two] = [await passkeys.add(member), await passkeys.add(member)];
  const agent = await passkeys.logIn('demoagent');
  const theirs = await passkeys.add(agent, {}, 'Tidewater-2026!');
  const operator = await makeOperator(passkeys.site, 'desk2', ['members'], []);
  const request = { ...PLACE, reason: REASON };
  const answers = await Promise.all([
    operator.call('passkeyAdmin.removeAll', request),
    operator.call('passkeyAdmin.removeAll', request),
  ]);
  expect(answers.map(({ removed }) => removed).toSorted()).toEqual([0, 2]);
  for (const device of [one, two]) expect(await passkeys.outcomeOf(device)).toBe('passkey_refused');
  expect(await passkeys.outcomeOf(theirs)).toBe('opened');
  expect((await member.refusal('security.passkeys', {})).code).toBe('not_logged_in');
  const told = (await passkeys.told(await passkeys.logIn())).filter((title) => title === 'Passkeys removed');
  expect(told).toHaveLength(1);
  const { rows } = await passkeys.site.pool.query(
    "select reason, details, actor_kind from audit_log where action = 'member.passkeys-removed'",
  );
  expect(rows).toEqual([{ reason: REASON, details: { count: 2 }, actor_kind: 'operator' }]);
});

it('is refused without the right, at another brand, for an unknown name, and long after the log-in without the password', async () => {
  await passkeys.add(member);
  const request = { ...PLACE, reason: REASON };
  const refusalOf = async (operator: TestBrowser, change: object = {}) => [
    (await operator.refusal('passkeyAdmin.list', { ...PLACE, ...change })).code,
    (await operator.refusal('passkeyAdmin.removeAll', { ...request, ...change })).code,
  ];
  expect(await refusalOf(await makeOperator(passkeys.site, 'desk3', ['support'], []))).toEqual([
    'forbidden',
    'forbidden',
  ]);
  const operator = await makeOperator(passkeys.site, 'desk4', ['members'], []);
  const elsewhere = await makeOperator(passkeys.site, 'desk9', ['members'], [2]);
  expect(await refusalOf(elsewhere)).toEqual(['forbidden', 'forbidden']);
  expect(await refusalOf(operator, { account: 'nobody' })).toEqual(['not_found', 'not_found']);
  expect((await operator.refusal('passkeyAdmin.removeAll', { ...request, reason: 'a\0b' })).code).toBe(
    'validation_failed',
  );
  passkeys.pass(6 * 60_000);
  expect((await operator.refusal('passkeyAdmin.removeAll', request)).code).toBe('password_incorrect');
  expect((await member.call('security.passkeys', {})).passkeys).toHaveLength(1);
});
