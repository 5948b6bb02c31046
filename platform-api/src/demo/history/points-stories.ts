import { readOfferedGoods, type GoodRow } from '../../modules/rewards/points/goods-repository';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import type { DemoMember } from './demo-brand';
import { DAY_MS, HOUR_MS, playersOf, REQUEST_ID, type StoryParts } from './story';

/** Nobody is asked for it in the past. */
const withdrawPassword = '-';
const ALL = { limit: 100, offset: 0 };
/** After the prefix of a brand: nobody has it. */
const NO_NUMBER = '00000000';

/** What became of a redeem, by the order of the members; null: it waits for an operator. */
const ENDINGS = ['approved', 'rejected', null, 'approved', null] as const;

/** Points that operators gave, what members redeemed them for, and one grant that waits for the second operator. */
export async function tellPointsStories(parts: StoryParts): Promise<void> {
  const demo = parts.brand.members.filter(({ ref }) => ref.account === 'demo');
  const goods = await readGoods(parts);
  for (const member of demo) {
    await give(parts, member, 10_000, 24);
    for (const [index, ending] of ENDINGS.slice(0, 3).entries())
      await redeem(parts, member, goods[index], ending, 20 - index * 4);
    await convert(parts, member, 1_000, 6);
  }
  for (const [index, member] of playersOf(parts.brand)
    .slice(0, ENDINGS.length * 2)
    .entries()) {
    await give(parts, member, 5_000 + (index % 3) * 2_000, 18 - index);
    await redeem(parts, member, goods[index % 3], ENDINGS[index % ENDINGS.length] ?? null, 8 - index * 0.5);
  }
  const [proud] = playersOf(parts.brand);
  if (proud) await give(parts, proud, 25_000, 1);
}

async function readGoods({ client, brand }: StoryParts): Promise<readonly GoodRow[]> {
  return (await readOfferedGoods(client, brand.ref.id, null, ALL)).content;
}

const callerOf = ({ operators }: StoryParts, key: string) => ({
  operator: operators[0],
  requestId: REQUEST_ID,
  language: 'en',
  idempotencyKey: key,
});
const keyOf = ({ seed, brand }: StoryParts, what: string, { ref }: DemoMember) =>
  derivedUuid(`${seed} ${brand.ref.code} points ${what}`, ref.account);

async function give(parts: StoryParts, member: DemoMember, points: number, daysAgo: number): Promise<void> {
  await parts.clock.moveTo(new Date(parts.now.getTime() - daysAgo * DAY_MS));
  const grantId = keyOf(parts, `grant ${points}`, member);
  const grant = { grantId, brand: parts.brand.ref.code, account: member.ref.account, points, reason: 'Loyal player' };
  await parts.services.points.grants.grant(callerOf(parts, grantId), grant);
}

async function redeem(
  parts: StoryParts,
  member: DemoMember,
  good: GoodRow | undefined,
  ending: 'approved' | 'rejected' | null,
  daysAgo: number,
): Promise<void> {
  if (!good) return;
  const { points } = parts.services;
  const { profile } = parts.brand;
  const at = new Date(parts.now.getTime() - daysAgo * DAY_MS);
  await parts.clock.moveTo(at);
  const key = keyOf(parts, `redeem ${good.picture}`, member);
  await points.redeem(
    { member: member.ref, brand: parts.brand.ref, language: 'en', idempotencyKey: key },
    {
      rewardId: good.id,
      quantity: 1,
      points: Number(good.points),
      withdrawPassword,
      address: profile.address,
      mobileNum: `${profile.mobilePrefix}${NO_NUMBER}`,
    },
  );
  if (ending === null) return;
  await parts.clock.moveTo(new Date(at.getTime() + 5 * HOUR_MS));
  const caller = callerOf(parts, key);
  const { content } = await points.redeems.list(caller, { status: 'in_process', pageNo: 1, pageSize: 100 });
  const redeemId = content.find(
    ({ account, brand }) => account === member.ref.account && brand === parts.brand.ref.code,
  )?.redeemId;
  if (!redeemId) return;
  if (ending === 'approved') await points.redeems.approve(caller, redeemId, 'Parcel 7Q-40218');
  else await points.redeems.reject(caller, redeemId, 'Sold out at our supplier. Your points are back.');
}

async function convert(parts: StoryParts, member: DemoMember, points: number, daysAgo: number): Promise<void> {
  await parts.clock.moveTo(new Date(parts.now.getTime() - daysAgo * DAY_MS));
  const caller = { member: member.ref, brand: parts.brand.ref, language: 'en' };
  await parts.services.points.convert(
    { ...caller, idempotencyKey: keyOf(parts, 'convert', member) },
    { points, version: 1, withdrawPassword },
  );
}
