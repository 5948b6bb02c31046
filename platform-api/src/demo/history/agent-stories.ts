import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import { LEDGER_SCALE } from '@marquee/contract/money';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import type { DemoMember } from './demo-brand';
import { DAY_MS, type StoryParts } from './story';

/** Contracts in every state between the demo agent, the agents below and those below them; floats passed down the line. */
export async function tellAgentStories(parts: StoryParts): Promise<void> {
  const { clock, brand, now } = parts;
  const root = brand.members.find(({ ref }) => ref.account === 'demoagent');
  if (!root) return;
  const below = (agent: DemoMember) =>
    brand.members.filter(({ isAgent, uplineId }) => isAgent && uplineId === agent.ref.id);
  const seconds = below(root);
  for (const [index, second] of seconds.entries()) {
    await clock.moveTo(new Date(now.getTime() - (40 - index) * DAY_MS));
    await tellContracts(parts, root, second, index, 6_000 - index * 200);
  }
  for (const [index, second] of seconds.entries())
    for (const [place, third] of below(second).slice(0, 3).entries()) {
      await clock.moveTo(new Date(now.getTime() - (25 - index) * DAY_MS + place * 1_000));
      await tellContracts(parts, second, third, index + place, 2_000);
    }
  await passFloats(parts, root, seconds);
}

/** Offers of some types from one agent to another; which are accepted, rejected, ended or left open depends on the place. */
async function tellContracts(
  { brand, services }: StoryParts,
  upline: DemoMember,
  downline: DemoMember,
  place: number,
  rate: number,
): Promise<void> {
  for (const [index, type] of AGENT_CONTRACT_TYPES.entries()) {
    if ((place + index) % 3 === 2) continue;
    const { ceilings } = await services.contracts.list(upline.ref, brand.ref);
    const offered = Math.min(rate, Math.floor(ceilings[type] * 0.8));
    if (offered < 1) continue;
    await services.contracts.offer(upline.ref, brand.ref, { account: downline.ref.account, type, rate: offered });
    const { received } = await services.contracts.list(downline.ref, brand.ref);
    const contractId = received.find((contract) => contract.type === type && contract.state === 'offered')?.id;
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
