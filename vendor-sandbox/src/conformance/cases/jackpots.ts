import { randomUUID } from 'node:crypto';
import { type Case, expectAnswer, expectEqual, type Fields, type Subject, UNIT } from '../case';

const withoutPool = ({ hasPool }: Subject) => (hasPool ? null : 'no --jackpot was given');
const contribution = (amount: unknown): Fields => ({ meta: { jackpot_contribution: amount } });
const hit = (amount: unknown): Fields => ({ meta: { jackpot_win: amount } });

/** Contributions to a jackpot pool with a bet, and hits of it with a win. */
export const jackpots: readonly Case[] = [
  {
    name: 'a contribution that is negative, a fraction, a text or more than the stake: RS_ERROR_WRONG_TYPES',
    async run({ wallet, bet, balance }) {
      const before = await balance();
      for (const amount of [-1, 0.5, '1000', UNIT + 1])
        expectAnswer(await wallet.call('bet', bet(contribution(amount))), 'RS_ERROR_WRONG_TYPES');
      expectEqual('balance', await balance(), before);
    },
  },
  {
    name: 'a contribution of a free bet, which has no stake: RS_ERROR_WRONG_TYPES',
    async run({ wallet, bet }) {
      const free = { is_free: true, reward_uuid: randomUUID(), ...contribution(1_000) };
      expectAnswer(await wallet.call('bet', bet(free)), 'RS_ERROR_WRONG_TYPES');
    },
  },
  {
    name: 'a hit that is negative or more than its win: RS_ERROR_WRONG_TYPES',
    async run({ wallet, bet, win }) {
      const stake = bet();
      await wallet.call('bet', stake);
      for (const amount of [-1, UNIT + 1])
        expectAnswer(await wallet.call('win', win(stake, hit(amount))), 'RS_ERROR_WRONG_TYPES');
    },
  },
  {
    name: 'a contribution is part of its stake, taken once and back with its bet; another amount is another bet',
    skipReason: withoutPool,
    async run({ wallet, bet, rollback, balance }) {
      const before = await balance();
      const stake = bet(contribution(1_000));
      for (const request_uuid of [randomUUID(), randomUUID()])
        expectAnswer(await wallet.call('bet', { ...stake, request_uuid }), 'RS_OK', before - UNIT);
      const other = { ...stake, ...contribution(2_000), request_uuid: randomUUID() };
      expectAnswer(await wallet.call('bet', other), 'RS_ERROR_DUPLICATE_TRANSACTION');
      expectAnswer(await wallet.call('rollback', rollback(stake)), 'RS_OK', before);
    },
  },
  {
    name: 'a hit beyond what the pool holds: RS_ERROR_NOT_ENOUGH_MONEY, and the win can be sent without it',
    skipReason: withoutPool,
    async run({ wallet, bet, win, balance }) {
      const stake = bet(contribution(1_000));
      await wallet.call('bet', stake);
      const before = await balance();
      const all = Number.MAX_SAFE_INTEGER;
      expectAnswer(
        await wallet.call('win', win(stake, { amount: all, ...hit(all) })),
        'RS_ERROR_NOT_ENOUGH_MONEY',
        before,
      );
      expectAnswer(await wallet.call('win', win(stake)), 'RS_OK', before + UNIT);
    },
  },
];
