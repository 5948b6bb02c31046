import { expect, test } from 'vitest';
import { makeMember, UNIT } from '../ledger/money.fixture';
import { betFields, callWallet, launch } from '../../games/vendor-wallet/vendor-double.fixture';
import { testedWallet } from '../../games/vendor-wallet/tested-wallet.fixture';

const wallet = testedWallet();

const context = (id: bigint) => ({
  member: {
    id,
    publicId: 'p',
    account: 'a',
    type: 3,
    state: 'member' as const,
    tokenHash: Buffer.alloc(32),
    passwordDue: false,
  },
  brand: { id: 900, code: 'testbrand', currency: 'BDT', offsetMinutes: 360, defaultLanguage: 'en' },
  requestId: 'test',
});

test('answers a vendor that a stake exceeds a limit of the member', async () => {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const token = await launch(wallet.db.pool, id);
  await wallet.app.services.limits.set({ kind: 'loss', period: 'day' }, 2n * UNIT, context(id));
  const bet = (units: number) =>
    callWallet(wallet.app.server, wallet.keys, 'bet', betFields(walletUser, token, { amount: units * 100_000 }));
  expect(await bet(3)).toMatchObject({ httpStatus: 200, status: 'RS_ERROR_LIMIT_REACHED', balance: 1_000_000 });
  expect(await bet(2)).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await bet(1)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
});

test("refuses a self-excluded member's bet while the launch token is valid, and pays a win", async () => {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const fields = betFields(walletUser, token);
  expect(await callWallet(wallet.app.server, wallet.keys, 'bet', fields)).toMatchObject({ status: 'RS_OK' });
  await wallet.app.services.limits.bar('self_exclusion', '6m', context(id));
  expect(await callWallet(wallet.app.server, wallet.keys, 'bet', betFields(walletUser, token))).toMatchObject({
    status: 'RS_ERROR_USER_DISABLED',
    balance: 900_000,
  });
  const win = betFields(walletUser, token, {
    round: fields.round,
    reference_transaction_uuid: fields.transaction_uuid,
    amount: 500_000,
  });
  expect(await callWallet(wallet.app.server, wallet.keys, 'win', win)).toMatchObject({
    status: 'RS_OK',
    balance: 1_400_000,
  });
});
