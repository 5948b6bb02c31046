import { seededRandom } from '@marquee/contract/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractSite, row, startContractSite } from './contract.fixture';

const PAIRS = [
  ['topper', 'middle'],
  ['middle', 'lower1'],
  ['lower1', 'last11'],
  ['topper', 'aside1'],
] as const;

let site: ContractSite;
beforeAll(async () => {
  site = await startContractSite();
});
afterAll(() => site.close());

/** Contracts in force at some boundary that have none above them in force that they fit. */
async function misfits(): Promise<number> {
  const { rows } = await site.pool.query<{ misfits: number }>(
    `with moments as (
       select valid_from as at from agent_contract where valid_from is not null
       union select valid_from + interval '1 hour' from agent_contract where valid_from is not null
       union select ends_at from agent_contract where ends_at is not null
       union select ends_at - interval '1 microsecond' from agent_contract where ends_at is not null
     ), counting as (
       select m.at, c.* from moments m join agent_contract c
         on c.state in ('valid', 'terminated') and c.valid_from <= m.at and (c.ends_at is null or c.ends_at > m.at)
     )
     select count(*)::int as misfits from counting d
     where d.upline_id is not null and not exists (
       select from counting u where u.at = d.at and u.downline_id = d.upline_id and u.type = d.type and contract_fits(d.id, u.id))`,
  );
  return rows[0]?.misfits ?? 0;
}

/** As if three days had passed: what was signed counts, and ends. */
async function passDays(): Promise<void> {
  await site.pool.query(
    "update agent_contract set valid_from = valid_from - interval '3 days', ends_at = ends_at - interval '3 days' where valid_from is not null",
  );
  await site.tend();
}

it('no contract is ever in force without one above that it fits, whatever the line does', async () => {
  const random = seededRandom('random lines of contracts');
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)] as Item;
  let signed = 0;
  for (let round = 0; round < 4; round++) {
    await site.startAgain();
    for (let step = 0; step < 40; step++) {
      const [upline, downline] = pick(PAIRS);
      const threshold = random.int(0, 3) * 100;
      const act = random.int(0, 9);
      if (act === 0) {
        const tier = { validBet: BigInt(threshold) * 100_000n, loss: 0n, activeMembers: 0, lossRate: null };
        await site.top('dividend', [{ ...tier, rate: random.int(1, 1_000) }], {
          period: pick(['daily', 'weekly', 'monthly'] as const),
        });
      } else if (act === 1) await passDays();
      else if (act <= 3) {
        const own = await site.open(downline).catch(() => null);
        if (own) await site.as(downline).call('agent.dividend', { contractId: own.id, action: 'terminate' });
      } else {
        const made = await site
          .offer(upline, downline, [row(random.int(1, 1_000), { validBet: `${threshold}.00` })])
          .then(() => true)
          .catch(() => false);
        if (!made) continue;
        await site.answer(downline, random.int(0, 4) === 0 ? 'reject' : 'accept');
        signed += 1;
      }
      expect(await misfits(), `round ${round}, step ${step}`).toBe(0);
    }
  }
  expect(signed).toBeGreaterThan(20);
}, 120_000);
