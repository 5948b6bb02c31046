import { randomUUID } from 'node:crypto';
import { type Case, expectAnswer, expectEqual, UNIT } from '../case';

const PARALLEL = 20;
const newRequestId = () => ({ request_uuid: randomUUID() });

/** What networks and impatient callers do. */
export const repeats: readonly Case[] = [
  {
    name: 'the same call again (same request_uuid) has no second effect',
    async run({ wallet, bet, balance }) {
      const before = await balance();
      const stake = bet();
      expectAnswer(await wallet.call('bet', stake), 'RS_OK', before - UNIT);
      expectAnswer(await wallet.call('bet', stake), 'RS_OK', before - UNIT);
    },
  },
  {
    name: 'a bet, a win and a rollback repeated by new calls: RS_OK, one effect, the balance of now',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      for (let i = 0; i < 2; i++)
        expectAnswer(await wallet.call('bet', { ...stake, ...newRequestId() }), 'RS_OK', before - UNIT);
      const paid = win(stake, { amount: 2 * UNIT });
      for (let i = 0; i < 2; i++)
        expectAnswer(await wallet.call('win', { ...paid, ...newRequestId() }), 'RS_OK', before + UNIT);
      const back = rollback({ ...stake, ...paid });
      for (let i = 0; i < 2; i++)
        expectAnswer(await wallet.call('rollback', { ...back, ...newRequestId() }), 'RS_OK', before - UNIT);
      expectAnswer(await wallet.call('bet', { ...stake, ...newRequestId() }), 'RS_OK', before - UNIT);
    },
  },
  {
    name: 'a known transaction_uuid with other fields is a duplicate',
    async run({ wallet, bet, win, balance }) {
      const before = await balance();
      const stake = bet();
      await wallet.call('bet', stake);
      for (const change of [{ amount: UNIT + 1 }, { round: randomUUID() }, { is_free: true }])
        expectAnswer(
          await wallet.call('bet', { ...stake, ...newRequestId(), ...change }),
          'RS_ERROR_DUPLICATE_TRANSACTION',
          before - UNIT,
        );
      const paid = win(stake);
      await wallet.call('win', paid);
      expectAnswer(
        await wallet.call('win', { ...paid, ...newRequestId(), amount: UNIT + 1 }),
        'RS_ERROR_DUPLICATE_TRANSACTION',
        before,
      );
    },
  },
  {
    name: 'two rollbacks of one bet under two keys: RS_OK both, one reversal',
    async run({ wallet, bet, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      await wallet.call('bet', stake);
      expectAnswer(await wallet.call('rollback', rollback(stake)), 'RS_OK', before);
      expectAnswer(await wallet.call('rollback', rollback(stake)), 'RS_OK', before);
    },
  },
  {
    name: `${PARALLEL} parallel repeats of a bet: one effect, equal answers`,
    async run({ wallet, bet, balance }) {
      const before = await balance();
      const stake = bet();
      const answers = await Promise.all(Array.from({ length: PARALLEL }, () => wallet.call('bet', stake)));
      for (const answer of answers) expectAnswer(answer, 'RS_OK', before - UNIT);
    },
  },
  {
    name: 'bets that race for the last money: exactly those that it covers are taken',
    async run({ wallet, bet, rollback, balance }) {
      const before = await balance();
      const bets = Array.from({ length: 8 }, () => bet({ amount: Math.floor(before / 3) }));
      const answers = await Promise.all(bets.map((fields) => wallet.call('bet', fields)));
      const acceptedBets = bets.filter((_, index) => answers[index]?.status === 'RS_OK');
      const refusals = answers.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY');
      expectEqual('taken and refused', [acceptedBets.length, refusals.length], [3, 5]);
      for (const fields of acceptedBets) await wallet.call('rollback', rollback(fields));
      expectEqual('balance after the rollbacks', await balance(), before);
    },
  },
];
