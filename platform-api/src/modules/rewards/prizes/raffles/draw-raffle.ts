import { raffleNumbers } from '@marquee/contract/prizes/raffle-draw';
import type { TermsOf } from '@marquee/contract/prizes/terms';
import type { BeaconRound } from '../../../../platform/beacon';
import { inTransaction } from '../../../../platform/database';
import type { PaidReward } from '../../rewards/rewards';
import { payPrize } from '../pay-prize';
import type { PrizeParts } from '../prizes-context';
import { lockRaffle, type RaffleRow, readHolders, type Winner, writeDraw } from './raffle-repository';

/** The reward of each place, first prize first. */
const rewardsByPlace = ({ prizes }: TermsOf<'raffle'>) =>
  prizes.flatMap(({ reward, places }) => Array.from({ length: places }, () => reward));

/** Draws a raffle that is due, once, and pays its winners in the same transaction. */
export function createDrawRaffle({ platform, rewards }: Pick<PrizeParts, 'platform' | 'rewards'>) {
  const { pool } = platform.database;

  const drawLocked = (due: RaffleRow, round: BeaconRound): Promise<PaidReward[]> =>
    inTransaction(pool, async (tx) => {
      const raffle = await lockRaffle(tx, due.brandId, due.id);
      if (!raffle || raffle.drawnAt !== null) return [];
      const rewardOf = rewardsByPlace(raffle.terms);
      const numbers = await raffleNumbers(
        { seed: raffle.seed, beacon: round.randomness },
        raffle.sold,
        rewardOf.length,
      );
      const holders = await readHolders(tx, raffle.id, numbers);
      const winners = numbers.flatMap((number, index): Winner[] => {
        const [memberId, reward] = [holders.get(number), rewardOf[index]];
        if (memberId === undefined || !reward) throw new Error(`number ${number} of raffle ${raffle.id} has no holder`);
        return [{ place: index + 1, number, memberId, reward }];
      });
      await writeDraw(tx, raffle.id, winners, { ...round, at: platform.clock.now() });
      const paid: PaidReward[] = [];
      // In the order of the members, so that two transactions never wait for each other's wallets.
      for (const { place, memberId, reward } of winners.toSorted((a, b) => Number(a.memberId - b.memberId))) {
        const winner = { brandId: raffle.brandId, memberId, kind: 'raffle', key: `${raffle.id}:${place}` } as const;
        const payment = await payPrize(tx, rewards, winner, reward);
        if (payment) paid.push(payment);
      }
      return paid;
    });

  /** Safe beside other processes, and to repeat. @param round of the beacon that was fixed with the raffle */
  return async (due: RaffleRow, round: BeaconRound): Promise<void> => {
    for (const paid of await drawLocked(due, round)) await rewards.announce(paid);
  };
}
