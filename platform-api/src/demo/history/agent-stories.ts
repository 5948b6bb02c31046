import {
  AGENT_CONTRACT_TYPES,
  type AgentContractType,
  CONTRACT_TYPE_PERIODS,
  readTier,
  type TierAmount,
  type WireTier,
} from '@marquee/contract/agent-contract';
import { formatAmount, LEDGER_SCALE, parseAmount } from '@marquee/contract/money';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import type { DemoMember } from './demo-brand';
import { DAY_MS, type StoryParts } from './story';

/** Contracts in every state between the brand, the demo agent, the agents below and those below them; floats passed down the line. */
export async function tellAgentStories(parts: StoryParts): Promise<void> {
  const { clock, brand, now } = parts;
  const root = brand.members.find(({ ref }) => ref.account === 'demoagent');
  if (!root) return;
  const below = (agent: DemoMember) =>
    brand.members.filter(({ isAgent, uplineId }) => isAgent && uplineId === agent.ref.id);
  const seconds = below(root);
  await clock.moveTo(new Date(now.getTime() - 60 * DAY_MS));
  await signWithBrand(parts, root);
  for (const [index, second] of seconds.entries()) {
    await clock.moveTo(new Date(now.getTime() - (52 - index) * DAY_MS));
    await tellContracts(parts, root, second, index, 80 - index * 4);
  }
  for (const [index, second] of seconds.entries())
    for (const [place, third] of below(second).slice(0, 3).entries()) {
      await clock.moveTo(new Date(now.getTime() - (46 - index) * DAY_MS + place * 1_000));
      await tellContracts(parts, second, third, index + place, 60);
    }
  await passFloats(parts, root, seconds);
}

/** Thresholds in demo coins, rates in basis points; of which downlines get a part. */
const TOP_TIERS: Readonly<Record<AgentContractType, readonly (Omit<WireTier, TierAmount> & Thresholds)[]>> = {
  dividend: [
    { validBet: 0, loss: 0, activeMembers: 0, rate: 1_500, lossRate: null },
    { validBet: 20_000, loss: 1_000, activeMembers: 3, rate: 2_500, lossRate: null },
    { validBet: 100_000, loss: 5_000, activeMembers: 8, rate: 4_000, lossRate: null },
  ],
  dailySalary: [
    { validBet: 500, loss: 0, activeMembers: 1, rate: 20, lossRate: null },
    { validBet: 5_000, loss: 0, activeMembers: 4, rate: 40, lossRate: null },
  ],
  hourlySalary: [
    { validBet: 200, loss: 0, activeMembers: 0, rate: 15, lossRate: null },
    { validBet: 2_000, loss: 0, activeMembers: 0, rate: 30, lossRate: null },
  ],
  realTimeSalary: [{ validBet: 5, loss: 0, activeMembers: 0, rate: 10, lossRate: 20 }],
  acquisition: [
    { deposit: 5, validBet: 10, loss: 0, activeMembers: 1, rate: 0, lossRate: null, amount: 2 },
    { deposit: 20, validBet: 50, loss: 0, activeMembers: 3, rate: 0, lossRate: null, amount: 5 },
  ],
};
interface Thresholds {
  readonly validBet: number;
  readonly loss: number;
  readonly deposit?: number;
  readonly amount?: number;
}

const coinsOf = ({ brand }: Pick<StoryParts, 'brand'>, count: number) =>
  formatAmount(BigInt(brand.profile.coin) * BigInt(count));

async function signWithBrand({ brand, client, services }: StoryParts, root: DemoMember): Promise<void> {
  for (const type of AGENT_CONTRACT_TYPES) {
    const tiers = TOP_TIERS[type].map((tier) =>
      readTier({
        ...tier,
        validBet: coinsOf({ brand }, tier.validBet),
        loss: coinsOf({ brand }, tier.loss),
        deposit: tier.deposit === undefined ? undefined : coinsOf({ brand }, tier.deposit),
        amount: tier.amount === undefined ? undefined : coinsOf({ brand }, tier.amount),
      }),
    );
    const period = type === 'dividend' ? 'semimonthly' : (CONTRACT_TYPE_PERIODS[type][0] ?? 'daily');
    const terms = { period, carriesLoss: type === 'dividend', tiers };
    await services.contracts.changeTop(client, brand.ref, { memberId: root.ref.id, type, terms });
  }
}

/** Offers of some types from one agent to another; which are accepted, rejected, ended or left open depends on the place. */
async function tellContracts(
  { brand, services }: StoryParts,
  upline: DemoMember,
  downline: DemoMember,
  place: number,
  percent: number,
): Promise<void> {
  const part = (rate: number) => Math.floor((rate * percent) / 100);
  for (const [index, type] of AGENT_CONTRACT_TYPES.entries()) {
    if ((place + index) % 3 === 2) continue;
    const own = (await services.contracts.list(upline.ref, brand.ref)).offerable[type];
    if (!own) continue;
    const tiers = own.tiers.map(({ rate, lossRate, amount, ...thresholds }) => ({
      ...thresholds,
      rate: part(rate),
      lossRate: lossRate === null ? null : part(lossRate),
      ...(amount && { amount: formatAmount((parseAmount(amount) * BigInt(percent)) / 100n) }),
    }));
    await services.contracts.offer(upline.ref, brand.ref, { account: downline.ref.account, type, tiers });
    const { received } = await services.contracts.list(downline.ref, brand.ref);
    const contractId = received.find((contract) => contract.type === type && contract.state === 'requested')?.id;
    if (!contractId || (place + index) % 5 === 4) continue;
    const decide = (action: 'accept' | 'reject' | 'terminate') =>
      services.contracts.decide(downline.ref, brand.ref, type, { contractId, action });
    await decide((place + index) % 7 === 3 ? 'reject' : 'accept');
    if ((place + index) % 7 === 5) await decide('terminate');
  }
}

async function passFloats(
  { clock, brand, services, now, seed }: StoryParts,
  root: DemoMember,
  seconds: readonly DemoMember[],
) {
  const password = { withdrawPassword: '000000' };
  const coins = (count: number) => String((brand.profile.coin * count) / Number(LEDGER_SCALE));
  for (const [index, { ref }] of seconds.slice(0, 5).entries()) {
    await clock.moveTo(new Date(now.getTime() - (20 - index * 3) * DAY_MS));
    const context = {
      member: root.ref,
      brand: brand.ref,
      idempotencyKey: derivedUuid(`${seed} ${brand.ref.code} transfer ${index}`, 'intent'),
    };
    await services.transfers.toDownline({ account: ref.account, amount: coins(50 + 20 * index), ...password }, context);
  }
  const [second] = seconds;
  if (!second) return;
  const idempotencyKey = derivedUuid(`${seed} ${brand.ref.code} transfer back`, 'intent');
  await clock.moveTo(new Date(now.getTime() - 2 * DAY_MS));
  await services.transfers.toUpline(
    { amount: coins(15), ...password },
    { member: second.ref, brand: brand.ref, idempotencyKey },
  );
}
