import { randomUUID } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  WALLET_BUNDLE_MAX_ITEMS,
  WALLET_BUNDLE_PATHS,
  type WalletBundleAnswer,
  type WalletBundleName,
} from '@marquee/contract/wallet-protocol';
import { expect, test } from 'vitest';
import { makeMember, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { signBody } from './signature';
import { betFields, callWallet, launch, makeVendorKeys } from './vendor-double.fixture';
import { testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet();

/** A member with ten units who has staked one, and the result of that bet. */
async function bettor(amount: number) {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const bet = betFields(walletUser, token);
  await callWallet(wallet.app.server, wallet.keys, 'bet', bet);
  const win = {
    ...betFields(walletUser, token, { round: bet.round, round_closed: true, amount }),
    reference_transaction_uuid: bet.transaction_uuid,
  };
  return { win, cash: async () => (await wallet.app.services.ledger.balanceOf(id)).cash };
}

async function send(calls: readonly object[], signature?: string, name: WalletBundleName = 'win') {
  const body = JSON.stringify({ request_uuid: randomUUID(), calls });
  const response = await wallet.app.server.inject({
    method: 'POST',
    url: `/wallet/${TEST_VENDOR.code}${WALLET_BUNDLE_PATHS[name]}`,
    headers: { [SIGNATURE_HEADER]: signature ?? signBody(wallet.keys.privateKey, body) },
    body,
  });
  return response.json<WalletBundleAnswer>();
}

test('books every result of a bundle, and nothing when it is repeated', async () => {
  const [won, lost] = [await bettor(250_000), await bettor(0)];
  const bundle = [won.win, lost.win];
  for (const _time of ['once', 'again'])
    expect(await send(bundle)).toMatchObject({
      status: 'RS_OK',
      answers: [
        { status: 'RS_OK', balance: 1_150_000 },
        { status: 'RS_OK', balance: 900_000 },
      ],
    });
  expect([await won.cash(), await lost.cash()]).toEqual([1_150_000n, 900_000n]);
});

test('isolates a result that cannot be booked', async () => {
  const [won, other] = [await bettor(250_000), await bettor(300_000)];
  const stray = { ...won.win, transaction_uuid: randomUUID(), reference_transaction_uuid: randomUUID() };
  const { answers } = await send([stray, other.win, { ...won.win, user: 'nobody-at-all' }, won.win]);
  expect(answers?.map(({ status }) => status)).toEqual([
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_OK',
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_OK',
  ]);
  expect([await won.cash(), await other.cash()]).toEqual([1_150_000n, 1_200_000n]);
});

test('treats a single result repeated in a bundle as a repeat, and the reverse', async () => {
  const [alone, bundled] = [await bettor(250_000), await bettor(250_000)];
  await callWallet(wallet.app.server, wallet.keys, 'win', alone.win);
  await send([alone.win, bundled.win]);
  await callWallet(wallet.app.server, wallet.keys, 'win', bundled.win);
  expect([await alone.cash(), await bundled.cash()]).toEqual([1_150_000n, 1_150_000n]);
});

test('books nothing of a bundle that is forged, empty or too large', async () => {
  const { win, cash } = await bettor(250_000);
  expect(await send([win], signBody(makeVendorKeys().privateKey, 'another body'))).toEqual({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
  expect(await send([])).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  expect(await send(Array.from({ length: WALLET_BUNDLE_MAX_ITEMS + 1 }, () => win))).toMatchObject({
    status: 'RS_ERROR_WRONG_TYPES',
  });
  expect(await send([{ ...win, surprise: true }])).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  expect(await cash()).toBe(900_000n);
});

test('takes each covered stake of a bundle once', async () => {
  const [one, other] = [await bettor(0), await bettor(0)];
  const betOf = (
    { win: { reference_transaction_uuid: _bet, ...fields } }: Awaited<ReturnType<typeof bettor>>,
    amount: number,
  ) => ({
    ...fields,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    amount,
  });
  const bets = [
    betOf(one, 200_000),
    betOf(other, 2_000_000),
    betOf(other, 300_000),
    { ...betOf(one, 1), token: 'no-such-token' },
  ];
  for (const _time of ['once', 'again']) {
    const { answers } = await send(bets, undefined, 'bet');
    expect(answers?.map(({ status }) => status)).toEqual([
      'RS_OK',
      'RS_ERROR_NOT_ENOUGH_MONEY',
      'RS_OK',
      'RS_ERROR_INVALID_TOKEN',
    ]);
  }
  expect([await one.cash(), await other.cash()]).toEqual([700_000n, 600_000n]);
});
