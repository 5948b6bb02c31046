import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { type CashierSite, startCashierSite } from './cashier.fixture';

let site: CashierSite;
let admin: TestBrowser;
beforeAll(async () => {
  site = await startCashierSite();
  admin = await site.operator('Cashier', [1], ['cashier']);
});
afterAll(() => site.close());

describe('administration of terms', () => {
  it('refuses inconsistent limits, and records changes', async () => {
    const channels = await admin.call('depositAdmin.channels', {});
    expect(new Set(channels.map(({ brand }) => brand))).toEqual(new Set(['sundarban']));
    const [channel] = channels.filter(({ code }) => code === 'bank-transfer');
    if (!channel) throw new Error('no channel');
    const { channelId, names, minimum, maximum, presets, fee, wageringPercent, enabled, revision } = channel;
    const set = { channelId, names, minimum, maximum, presets, fee, wageringPercent, enabled };
    const terms = { ...set, revision, reason: 'new limits' };
    expect((await admin.refusal('depositAdmin.saveChannel', { ...terms, maximum: '100.00' })).code).toBe(
      'amount_invalid',
    );
    expect((await admin.refusal('depositAdmin.saveChannel', { ...terms, names: { bn: 'x' } })).code).toBe(
      'validation_failed',
    );
    await admin.call('depositAdmin.saveChannel', terms);
    const abroad = await site.operator('AbroadTerms', [2], ['cashier']);
    expect((await abroad.refusal('depositAdmin.saveChannel', terms)).code).toBe('not_found');
    const { rows } = await site.pool.query(`select reason from audit_log where action = 'deposit-channel.changed'`);
    expect(rows).toEqual([{ reason: 'new limits' }]);
  });

  const channelOf = async (id: number) => {
    const channel = (await admin.call('depositAdmin.channels', {})).find(({ channelId }) => channelId === id);
    if (!channel) throw new Error(`no channel ${id}`);
    return channel;
  };

  it('keeps the first of two changes of a channel, and the other accounts and channels apart', async () => {
    const [first] = (await admin.call('depositAdmin.channels', {})).filter(({ code }) => code === 'sandpay-wallet');
    if (!first) throw new Error('no channel');
    const { channelId, names, minimum, maximum, presets, fee, wageringPercent, enabled } = first;
    const terms = { channelId, names, minimum, maximum, presets, fee, wageringPercent, enabled, reason: 'by two' };
    await mustCompareRevisions(admin, {
      stored: () => channelOf(channelId),
      call: 'depositAdmin.saveChannel',
      changes: [
        { ...terms, wageringPercent: 120 },
        { ...terms, fee: { ...fee, basisPoints: 10 } },
      ],
    });
    await admin.call('depositAdmin.saveChannel', { ...terms, revision: (await channelOf(channelId)).revision });
  });

  it.each([
    ['an account', '4400112233', true],
    ['a new account', '4400112244', false],
  ])('keeps the first of two changes of %s', async (_what, number, isThere) => {
    const [channel] = (await admin.call('depositAdmin.channels', {})).filter(({ method }) => method === 'transfer');
    const channelId = channel?.channelId ?? 0;
    const account = {
      channelId,
      bank: 'River Bank',
      holder: 'Sundarban Ltd',
      number,
      enabled: false,
      reason: 'by two',
    };
    if (isThere) await admin.call('depositAdmin.saveAccount', account);
    await mustCompareRevisions(admin, {
      async stored() {
        const stored = (await channelOf(channelId)).accounts.find((row) => row.number === number);
        return stored ?? { revision: null };
      },
      call: 'depositAdmin.saveAccount',
      changes: [
        { ...account, holder: 'Sundarban One' },
        { ...account, bank: 'Delta Bank' },
      ],
    });
  });

  it('refuses transfers to a channel without an open account', async () => {
    const abroad = await site.operator('AbroadAccounts', [2], ['cashier']);
    const [channel] = (await abroad.call('depositAdmin.channels', {})).filter(({ method }) => method === 'transfer');
    const [account] = channel?.accounts ?? [];
    if (!channel || !account) throw new Error('no account');
    const { accountId, ...fields } = account;
    const save = async (enabled: boolean) => {
      const accounts = (await abroad.call('depositAdmin.channels', {})).flatMap((row) => row.accounts);
      const { revision } = accounts.find((row) => row.accountId === accountId) ?? account;
      const change = { channelId: channel.channelId, ...fields, enabled, revision, reason: 'moved' };
      await abroad.call('depositAdmin.saveAccount', change);
    };
    const member = await site.member('wanderer', 'meridian');
    await save(false);
    expect((await member.call('cashier.channels', {})).map(({ code }) => code)).not.toContain('bank-transfer');
    await save(true);
    expect((await member.call('cashier.channels', {})).map(({ code }) => code)).toContain('bank-transfer');
  });
});
