import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type Case, expectAnswer, expectEqual, type Fields, UNIT } from '../case';

const refusedBet = (name: string, change: Fields, status: Parameters<typeof expectAnswer>[1]): Case => ({
  name: `${name}: ${status}`,
  async run({ wallet, bet, balance }) {
    const before = await balance();
    expectAnswer(await wallet.call('bet', bet(change)), status);
    expectEqual('balance', await balance(), before);
  },
});

/** Who may not, and what cannot be read: a status, never an effect. */
export const refusals: readonly Case[] = [
  {
    name: 'a forged, a foreign and a missing signature, and that of another body: RS_ERROR_INVALID_SIGNATURE',
    async run({ wallet, bet, balance }) {
      const before = await balance();
      const body = JSON.stringify(bet());
      const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
      const byForeign = sign('RSA-SHA256', Buffer.from(body), foreign).toString('base64');
      for (const signature of ['Zm9yZ2Vk', byForeign, null, wallet.signatureOf(`${body} `)])
        expectAnswer(await wallet.raw('bet', body, signature), 'RS_ERROR_INVALID_SIGNATURE');
      expectEqual('balance', await balance(), before);
    },
  },
  {
    name: 'an unknown vendor: RS_ERROR_INVALID_PARTNER',
    async run({ wallet, baseUrl, bet }) {
      const elsewhere = wallet.at(baseUrl.replace(/[^/]+\/?$/, 'NOSUCHVENDOR'));
      expectAnswer(await elsewhere.call('bet', bet()), 'RS_ERROR_INVALID_PARTNER');
    },
  },
  {
    name: 'no JSON, a missing and an unknown field: RS_ERROR_WRONG_SYNTAX',
    async run({ wallet, bet }) {
      const { round: _round, ...incomplete } = bet();
      for (const body of ['', '{', '[]', JSON.stringify(incomplete), JSON.stringify(bet({ is_freee: true }))])
        expectAnswer(await wallet.raw('bet', body), 'RS_ERROR_WRONG_SYNTAX');
    },
  },
  ...[
    ['a negative amount', { amount: -1 }],
    ['a fraction of the smallest unit', { amount: 0.5 }],
    ['an amount above 2^53', { amount: 2 ** 53 }],
    ['an amount as text', { amount: String(UNIT) }],
    ['a currency in small letters', { currency: 'bdt' }],
    ['a flag that is no flag', { round_closed: 'yes' }],
  ].map(([name, change]) => refusedBet(name as string, change as Fields, 'RS_ERROR_WRONG_TYPES')),
  refusedBet('a token that was never given', { token: randomUUID() }, 'RS_ERROR_INVALID_TOKEN'),
  refusedBet('the token of somebody else', { user: 'somebody-else' }, 'RS_ERROR_INVALID_TOKEN'),
  refusedBet('another currency than the session has', { currency: 'XTS' }, 'RS_ERROR_WRONG_CURRENCY'),
  refusedBet('a game that does not exist', { game_code: 'no-such-game' }, 'RS_ERROR_INVALID_GAME'),
  {
    name: 'a win in another currency: RS_ERROR_WRONG_CURRENCY',
    async run({ wallet, bet, win }) {
      const stake = bet();
      await wallet.call('bet', stake);
      expectAnswer(await wallet.call('win', win(stake, { currency: 'XTS' })), 'RS_ERROR_WRONG_CURRENCY');
    },
  },
  {
    name: 'an expired session takes no new bet, and still takes wins and rollbacks',
    skipReason: ({ expiredToken }) => (expiredToken ? null : 'no --expired-token was given'),
    async run({ wallet, bet, win, rollback, balance, subject: { expiredToken: token } }) {
      const [stake, other] = [bet(), bet()];
      await wallet.call('bet', stake);
      await wallet.call('bet', other);
      const before = await balance();
      expectAnswer(await wallet.call('bet', bet({ token })), 'RS_ERROR_TOKEN_EXPIRED');
      expectAnswer(await wallet.call('win', win(stake, { token })), 'RS_OK', before + UNIT);
      expectAnswer(await wallet.call('rollback', rollback(other, { token })), 'RS_OK', before + 2 * UNIT);
    },
  },
];
