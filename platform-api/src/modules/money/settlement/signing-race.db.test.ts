import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { verifyLedger } from '../ledger/verify';
import { salaryFold } from './salary-fold';
import { foldAll, hasRead } from '../../rewards/play-feed/test-fold.fixture';
import { foldBatch } from '../../rewards/play-feed/run-folds';
import { type ContractSite, startContractSite } from '../../people/contract/contract.fixture';
import { lockLines } from '../../people/contract/repository';

let site: ContractSite;
beforeAll(async () => {
  site = await startContractSite();
  const { pool } = site;
  const memberId = site.idOf('topper');
  await postMovement(pool, {
    source: 'test',
    key: 'race',
    kind: 'adjustment',
    brandId: 1,
    memberId,
    lines: [{ from: { kind: 'house', brandId: 1 }, to: { kind: 'cash', memberId }, amount: 1_000n * UNIT }],
  });
});
afterAll(() => site.close());

async function lose(): Promise<void> {
  const memberId = site.idOf('topper');
  const bet = betOf(memberId, UNIT, { brand_id: 1 });
  await placeBets(site.pool, [bet]);
  await settleBets(site.pool, [winOf(memberId, bet.key, 0n)]);
}

describe('bets that are settled and folded while a real-time salary is signed or ended', () => {
  it('wait for the change: they count by the contracts of their moment', async () => {
    const { pool } = site;
    const signing = inTransaction(pool, async (tx) => {
      const counted = await lockLines(tx, 1, ['realTimeSalary']);
      await lose();
      expect(await foldBatch(pool, salaryFold), 'nothing is folded meanwhile').toBe(0);
      return counted;
    });
    const counted = await signing;
    await foldAll(pool, salaryFold);
    expect(await hasRead(pool, salaryFold)).toBe(true);
    expect(counted.getTime()).toBeLessThanOrEqual(Date.now() + 1);
  });

  it('leave no difference to the bets, whatever comes in between', async () => {
    const { pool } = site;
    let isSigning = true;
    const playing = (async () => {
      while (isSigning) {
        await lose();
        await foldBatch(pool, salaryFold);
      }
    })();
    for (let time = 0; time < 4; time += 1) {
      await site.top('realTimeSalary', [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: 100 + time, lossRate: 50 }]);
      await site.top('realTimeSalary', null);
    }
    isSigning = false;
    await playing;
    await foldAll(pool, salaryFold);
    const faults = (await verifyLedger(pool)).differences.filter(({ check }) => check.includes('salaries'));
    expect(faults).toEqual([]);
  });
});
