import type { AgentContractType } from '@marquee/contract/agent-contract';
import { seededRandom } from '@marquee/contract/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustVerify, UNIT } from '../ledger/money.fixture';
import { modelGross } from './settlement-model.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

const TREES = 20;
const PERIODS = 4;
const CASH = 1_000_000n * UNIT;
const DAY_MS = 86_400_000;
const TYPES = ['dividend', 'dailySalary'] as const;
/** What a line has to reach, in currency units: the same for everybody, so that every rate below fits the one above. */
const THRESHOLDS = [0n, 400n, 1_500n];

const random = seededRandom('random trees of agents');
const chance = (percent: number) => random.int(1, 100) <= percent;
const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)] as Item;

interface Contract {
  readonly id: bigint;
  readonly type: AgentContractType;
  readonly agent: Agent;
  readonly tiers: ReturnType<typeof tiersAt>;
  /** Decided so far, in ledger units. */
  adjusted: bigint;
}
interface Agent {
  readonly id: bigint;
  readonly parent: Agent | null;
  readonly depth: number;
  isHeld: boolean;
}
/** A bet of today; its lines are those in which its player stood today. */
interface Bet {
  readonly key: string;
  readonly player: bigint;
  readonly above: Agent;
  readonly stake: bigint;
  readonly payout: bigint;
  isTakenBack: boolean;
}

let test: SettlementTest;
const agents: Agent[] = [];
const contracts: Contract[] = [];
/** Members below agents, with where they stand today and may move to from tomorrow on. */
const members: Array<{ readonly id: bigint; readonly above: Agent; readonly tree: readonly Agent[] }> = [];
const bets: Bet[] = [];

beforeAll(async () => {
  test = await openSettlementTest();
  for (let tree = 0; tree < TREES; tree += 1) await growTree();
});
afterAll(() => test.close());

function tiersAt(type: AgentContractType, depth: number) {
  return THRESHOLDS.map((threshold, place) =>
    tierOf((type === 'dividend' ? 4_000 : 100) / (depth + 1) + place * (type === 'dividend' ? 100 : 2), {
      validBet: threshold * UNIT,
      loss: type === 'dividend' && place === 2 ? 100n * UNIT : 0n,
    }),
  ).map((tier) => ({ ...tier, rate: Math.floor(tier.rate) }));
}

async function growTree(): Promise<void> {
  const tree: Agent[] = [];
  for (let count = random.int(2, 6); count > 0; count -= 1) {
    const parent = tree.length === 0 ? null : pick(tree);
    const [id = 0n] = await test.chain(1, CASH, parent?.id ?? null);
    tree.push({ id, parent, depth: parent ? parent.depth + 1 : 0, isHeld: false });
  }
  for (const type of TYPES) {
    const signed = tree.map(({ id, parent, depth }) => ({
      type,
      uplineId: parent?.id ?? null,
      downlineId: id,
      tiers: tiersAt(type, depth),
    }));
    const ids = await test.sign(signed);
    for (const [index, agent] of tree.entries())
      contracts.push({ id: ids[index] ?? 0n, type, agent, tiers: tiersAt(type, agent.depth), adjusted: 0n });
  }
  for (let count = random.int(1, 3); count > 0; count -= 1) {
    const above = pick(tree);
    const [id = 0n] = await test.chain(1, CASH, above.id);
    members.push({ id, above, tree });
  }
  agents.push(...tree);
}

async function play(player: bigint, above: Agent): Promise<void> {
  const stake = BigInt(random.int(1, 500));
  const payout = chance(60) ? 0n : BigInt(random.int(1, Number(stake) * 2));
  bets.push({ key: await test.play(player, stake, payout), player, above, stake, payout, isTakenBack: false });
}

/** What happens on a day between two runs. */
async function live(): Promise<void> {
  for (const { id, above } of members) if (chance(80)) await play(id, above);
  for (const agent of agents) if (chance(30)) await play(agent.id, agent);
  for (const bet of bets)
    if (!bet.isTakenBack && bet.payout === 0n && chance(8)) {
      await test.takeBack(bet.player, bet.key);
      bet.isTakenBack = true;
    }
  for (const contract of contracts)
    if (chance(12)) {
      const units = BigInt(random.int(1, 40)) * (chance(50) ? 1n : -1n);
      await test.adjust(contract.id, units);
      contract.adjusted += units * UNIT;
    }
  for (const { id, tree } of members)
    if (chance(10))
      await test.pool.query('select set_upline($1, $2, brand_day(now(), 360::smallint) + 1)', [id, pick(tree).id]);
  for (const agent of agents) {
    if (agent.isHeld ? !chance(40) : !chance(10)) continue;
    await (agent.isHeld ? test.release(agent.id) : test.hold(agent.id));
    agent.isHeld = !agent.isHeld;
  }
}

async function settle(day: number): Promise<void> {
  await test.fold();
  for (const type of TYPES) await test.run(test.keyOf(type, new Date(Date.now() + day * DAY_MS)));
  await test.pay.payDue();
}

/** Ledger units of what an agent's line did, by adding up its bets. */
function figuresOf(agent: Agent) {
  const isBelow = (from: Agent | null): boolean => from !== null && (from === agent || isBelow(from.parent));
  const counted = bets.filter(({ above, isTakenBack }) => !isTakenBack && isBelow(above));
  const sum = (of: (bet: Bet) => bigint) => counted.reduce((total, bet) => total + of(bet), 0n) * UNIT;
  return {
    validBet: sum(({ stake }) => stake),
    result: sum(({ stake, payout }) => stake - payout),
    reductions: 0n,
    activeMembers: 0,
    play: [],
  };
}

const billed = async (contract: Contract) => {
  const { rows } = await test.pool.query<{ due: bigint; paid: bigint; off: bigint; rest: bigint }>(
    `select sum(due)::int8 as due, sum(paid)::int8 as paid, sum(written_off)::int8 as off,
       (array_agg(rest_out order by id desc))[1] as rest from agent_bill where contract_id = $1`,
    [contract.id],
  );
  return rows[0];
};

it(`${TREES} random trees are billed and paid as a plain model says, whatever moved, was corrected, adjusted or held`, async () => {
  for (let day = 0; day < PERIODS; day += 1) {
    await live();
    await settle(day);
    const { rows } = await test.pool.query(
      `select from agent_bill b join agent_hold h on h.agent_id = b.agent_id and h.released_at is null
       where b.due > 0 and b.state not in ('held', 'paid')`,
    );
    expect(rows, 'bills of agents on hold').toEqual([]);
  }
  for (const { id } of agents.filter(({ isHeld }) => isHeld)) await test.release(id);
  // Twice: what the last runs corrected, and nothing again.
  await settle(PERIODS);
  await settle(PERIODS + 1);
  expect(bets.filter(({ isTakenBack }) => isTakenBack).length).toBeGreaterThan(5);
  let sum = 0n;
  for (const contract of contracts) {
    const terms = { type: contract.type, carriesLoss: false, tiers: contract.tiers };
    const { gross } = modelGross(terms, figuresOf(contract.agent), 0n);
    const { due, paid, off, rest } = (await billed(contract)) ?? { due: 0n, paid: 0n, off: 0n, rest: 0n };
    expect({ worth: due + rest, paid, off }, `${contract.type} of ${contract.agent.id}`).toEqual({
      worth: gross + contract.adjusted,
      paid: due,
      off: 0n,
    });
    sum += paid;
  }
  expect(sum).toBeGreaterThan(0n);
  await mustVerify(test.pool);
}, 180_000);
