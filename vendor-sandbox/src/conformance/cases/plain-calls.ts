import { randomUUID } from 'node:crypto';
import { type Case, expectAnswer, expectEqual, UNIT } from '../case';

/** The five calls as they are meant. */
export const plainCalls: readonly Case[] = [
  {
    name: '/user/info tells who plays, in which currency and with what',
    async run({ wallet, subject }) {
      const request_uuid = randomUUID();
      const answer = await wallet.call('info', { user: subject.user, request_uuid });
      expectAnswer(answer, 'RS_OK');
      expectEqual('user', answer.user, subject.user);
      expectEqual('request_uuid', answer.request_uuid, request_uuid);
      expectEqual('currency', answer.currency, subject.currency);
      for (const field of ['country', 'jurisdiction', 'sub_partner_id', 'registration_date', 'tags'])
        if (!(field in answer)) throw new Error(`${field} is missing`);
    },
  },
  {
    name: 'a bet takes its stake, its win is paid, each answered with the balance and the echoed ids',
    async run({ wallet, bet, win, balance, subject }) {
      const before = await balance();
      const stake = bet();
      const betAnswer = await wallet.call('bet', stake);
      expectAnswer(betAnswer, 'RS_OK', before - UNIT);
      expectEqual('request_uuid', betAnswer.request_uuid, stake['request_uuid']);
      expectEqual('user', betAnswer.user, subject.user);
      const paid = win(stake, { amount: 3 * UNIT, round_closed: true });
      expectAnswer(await wallet.call('win', paid), 'RS_OK', before + 2 * UNIT);
      expectEqual('balance afterwards', await balance(), before + 2 * UNIT);
    },
  },
  {
    name: 'a win of 0 settles a lost bet',
    async run({ wallet, bet, win, balance }) {
      const before = await balance();
      const stake = bet();
      await wallet.call('bet', stake);
      expectAnswer(await wallet.call('win', win(stake, { amount: 0, round_closed: true })), 'RS_OK', before - UNIT);
    },
  },
  {
    name: 'several bets and several wins in one round',
    async run({ wallet, bet, win, balance }) {
      const before = await balance();
      const first = bet();
      const second = bet({ round: first.round });
      expectAnswer(await wallet.call('bet', first), 'RS_OK', before - UNIT);
      expectAnswer(await wallet.call('bet', second), 'RS_OK', before - 2 * UNIT);
      expectAnswer(await wallet.call('win', win(first)), 'RS_OK', before - UNIT);
      expectAnswer(await wallet.call('win', win(first)), 'RS_OK', before);
      expectAnswer(await wallet.call('win', win(second, { round_closed: true })), 'RS_OK', before + UNIT);
    },
  },
  {
    name: 'a free bet takes nothing, and its win is paid',
    async run({ wallet, bet, win, balance }) {
      const before = await balance();
      const stake = bet({ is_free: true, reward_uuid: randomUUID() });
      expectAnswer(await wallet.call('bet', stake), 'RS_OK', before);
      expectAnswer(await wallet.call('win', win(stake, { round_closed: true })), 'RS_OK', before + UNIT);
    },
  },
  {
    name: 'a rollback gives the stake back',
    async run({ wallet, bet, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      await wallet.call('bet', stake);
      expectAnswer(await wallet.call('rollback', rollback(stake)), 'RS_OK', before);
    },
  },
  {
    name: 'a rollback of a win takes it back',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      const paid = win(stake);
      await wallet.call('bet', stake);
      await wallet.call('win', paid);
      expectAnswer(await wallet.call('rollback', rollback({ ...stake, ...paid })), 'RS_OK', before - UNIT);
    },
  },
];
