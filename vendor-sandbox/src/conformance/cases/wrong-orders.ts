import { type Case, expectAnswer, expectEqual, UNIT } from '../case';

/** Calls that overtake one another, or have nothing to refer to. */
export const wrongOrders: readonly Case[] = [
  {
    name: 'a rollback that overtakes its bet: RS_OK, and the late bet is refused without an effect',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const late = bet();
      expectAnswer(await wallet.call('rollback', rollback(late)), 'RS_OK', before);
      expectAnswer(await wallet.call('bet', late), 'RS_ERROR_UNKNOWN', before);
      expectAnswer(await wallet.call('win', win(late)), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', before);
    },
  },
  {
    name: 'a win for a bet that never came, or that was rolled back, does not exist',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      expectAnswer(await wallet.call('win', win(stake)), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', before);
      await wallet.call('bet', stake);
      await wallet.call('rollback', rollback(stake));
      expectAnswer(await wallet.call('win', win(stake)), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', before);
    },
  },
  {
    name: 'a rollback after the win was paid gives the stake back',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      await wallet.call('bet', stake);
      await wallet.call('win', win(stake, { amount: 2 * UNIT, round_closed: true }));
      expectAnswer(await wallet.call('rollback', rollback(stake)), 'RS_OK', before + 2 * UNIT);
    },
  },
  {
    name: 'a result that was wrong: its win is rolled back, and another one paid for the same bet',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      const wrong = win(stake, { amount: 3 * UNIT, round_closed: true });
      const right = win(stake, { amount: 2 * UNIT, round_closed: true });
      await wallet.call('bet', stake);
      await wallet.call('win', wrong);
      expectAnswer(await wallet.call('rollback', rollback({ ...stake, ...wrong })), 'RS_OK', before - UNIT);
      expectAnswer(await wallet.call('win', right), 'RS_OK', before + UNIT);
      expectAnswer(await wallet.call('win', wrong), 'RS_OK', before + UNIT);
    },
  },
  {
    name: 'a bet above the balance is refused and carries the balance; the same call is refused again',
    async run({ wallet, bet, balance }) {
      const before = await balance();
      const tooMuch = bet({ amount: before + 1 });
      for (let i = 0; i < 2; i++) expectAnswer(await wallet.call('bet', tooMuch), 'RS_ERROR_NOT_ENOUGH_MONEY', before);
    },
  },
  {
    name: 'bet, win and rollback sent at the same moment: whatever the order, money neither appears nor is lost',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      const paid = win(stake, { amount: 5 * UNIT });
      const [betAnswer, winAnswer] = await Promise.all([
        wallet.call('bet', stake),
        wallet.call('win', paid),
        wallet.call('rollback', rollback(stake)),
      ]);
      // The stake is not there any more, whether it came first or was refused; a win that found it live was paid.
      const paidOut = winAnswer.status === 'RS_OK' ? 5 * UNIT : 0;
      if (betAnswer.status !== 'RS_OK' && paidOut > 0) throw new Error('a win was paid for a bet that was refused');
      expectEqual('balance', await balance(), before + paidOut);
    },
  },
  {
    name: 'a rollback of a win that is already spent is not refused, and no balance is negative',
    async run({ wallet, bet, win, rollback, balance }) {
      const before = await balance();
      const stake = bet();
      const paid = win(stake, { amount: 4 * UNIT });
      await wallet.call('bet', stake);
      await wallet.call('win', paid);
      const oversizedBet = bet({ amount: before + 3 * UNIT });
      expectAnswer(await wallet.call('bet', oversizedBet), 'RS_OK', 0);
      expectAnswer(await wallet.call('rollback', rollback({ ...stake, ...paid })), 'RS_OK', 0);
      expectAnswer(await wallet.call('rollback', rollback(oversizedBet)), 'RS_OK', before + 3 * UNIT);
    },
  },
];
