import { randomUUID } from 'node:crypto';
import type { WheelDraw } from '@marquee/contract/calls/prizes';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { drawPrize } from '@marquee/contract/prizes/wheel-draw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNIT } from '../../../money/ledger/money.fixture';
import { openPrizeSite, wheelOf } from '../prizes.fixture';

let site: Awaited<ReturnType<typeof openPrizeSite>>;
let version: number;
beforeAll(async () => {
  site = await openPrizeSite();
});
beforeEach(async () => {
  version = await site.enforce(wheelOf());
});
afterAll(() => site.close());

const draw = (memberId: bigint, key?: string, ofVersion = version) =>
  site.prizes.wheel.draw(site.caller(memberId, key), ofVersion);
const player = async (tickets = 1) => {
  const id = await site.member();
  if (tickets > 0) await site.give(id, 'wheel', tickets);
  return id;
};
/** Only its stocked prize, but for two chances in a million. */
const onlyCars = (stock: number) => site.enforce(wheelOf(1_000_000, stock));

it('publishes prizes, chances, stock and the hash of the seed before a draw', async () => {
  const member = await player(2);
  const { prizes, fallback, tickets, seeds } = await site.prizes.wheel.show(site.caller(member));
  expect(prizes.map(({ prizeId, chance, left }) => [prizeId, chance.toFixed(3), left])).toEqual([
    ['car', '0.333', 2],
    ['cup', '0.333', null],
    ['nothing', '0.333', null],
  ]);
  expect([fallback, tickets.count, seeds.nonce]).toEqual(['nothing', 2, 0]);
  expect(seeds.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
});

it('takes a ticket, pays the prize, and answers a repeat alike', async () => {
  const member = await player(1);
  await onlyCars(5).then((next) => (version = next));
  const key = randomUUID();
  const drawn = await Promise.all(Array.from({ length: 20 }, () => draw(member, key)));
  expect(new Set(drawn.map(({ drawId }) => drawId)).size).toBe(1);
  expect(drawn[0]).toMatchObject({ prizeId: 'car', name: 'A car', reward: { kind: 'cash', amount: '50.00' } });
  expect((await site.ledger.balanceOf(member)).cash).toBe(50n * UNIT);
  await expect(draw(member)).rejects.toMatchObject({ code: 'tickets_insufficient' });
});

it('verifies with the same code once the seed is revealed', async () => {
  const member = await player(6);
  const { serverSeedHash } = (await site.prizes.wheel.show(site.caller(member))).seeds;
  for (let turn = 0; turn < 6; turn += 1) await draw(member);
  const page = { pageNo: 1, pageSize: 10 };
  const hidden = await site.prizes.wheel.draws(site.caller(member), page);
  expect(hidden.content.every(({ proof }) => proof.serverSeed === null)).toBe(true);
  expect(await site.prizes.wheel.changeSeed(site.caller(member), { clientSeed: 'my own seed' })).toMatchObject({
    clientSeed: 'my own seed',
    nonce: 0,
  });
  const { content } = await site.prizes.wheel.draws(site.caller(member), page);
  expect(content.map(({ proof }) => proof.nonce)).toEqual([5, 4, 3, 2, 1, 0]);
  for (const { stoppedAt, proof } of content) await expectProven(stoppedAt, proof, serverSeedHash);
});

async function expectProven(
  stoppedAt: string,
  { serverSeed, clientSeed, nonce, table }: WheelDraw['proof'],
  hash: string,
) {
  if (serverSeed === null) throw new Error('the seed is hidden');
  expect(await sha256Hex(serverSeed)).toBe(hash);
  const { prizeId } = await playFairly({ serverSeed, clientSeed, nonce }, (draw) => drawPrize(table, draw));
  expect(prizeId).toBe(stoppedAt);
}

it('never gives more than there is: 500 members draw the last piece at once', async () => {
  version = await onlyCars(1);
  const members = await site.membersWith('wheel', 500);
  const drawn = await Promise.all(members.map((memberId) => draw(memberId)));
  const cars = drawn.filter(({ prizeId }) => prizeId === 'car');
  expect(cars).toHaveLength(1);
  // Those that stopped at it after it was used up got what the published rule says.
  const replaced = drawn.filter(({ stoppedAt, prizeId }) => stoppedAt === 'car' && prizeId !== 'car');
  expect(replaced.length).toBeGreaterThan(400);
  expect(new Set(replaced.map(({ prizeId }) => prizeId))).toEqual(new Set(['nothing']));
  const { prizes } = await site.prizes.wheel.show(site.caller(members[0] ?? 0n));
  expect(prizes.map(({ prizeId, left }) => [prizeId, left])).toEqual([
    ['car', 0],
    ['cup', null],
    ['nothing', null],
  ]);
  expect(prizes[0]?.chance).toBe(0);
});

it('is refused without a ticket, with an expired one, and with prizes that have changed', async () => {
  const member = await player(0);
  await expect(draw(member)).rejects.toMatchObject({ code: 'tickets_insufficient' });
  await site.give(member, 'wheel', 1, 1);
  await expect(draw(member, undefined, version - 1)).rejects.toMatchObject({ code: 'prizes_changed' });
  site.at('2026-11-27T10:00:00Z');
  await expect(draw(member)).rejects.toMatchObject({ code: 'tickets_insufficient' });
  site.at('2026-11-26T10:00:00Z');
  expect((await draw(member)).drawId).toBeTruthy();
});

it('leaves nothing of a draw that is refused', async () => {
  const member = await player(1);
  const before = (await site.prizes.wheel.show(site.caller(member))).seeds;
  site.bar(member);
  await expect(draw(member)).rejects.toMatchObject({ code: 'self_excluded' });
  const { tickets, seeds } = await site.prizes.wheel.show(site.caller(member));
  expect([tickets.count, seeds]).toEqual([1, before]);
});

it('shows nobody the draws of another member', async () => {
  const [member, other] = [await player(1), await player(1)];
  const key = randomUUID();
  const [own, theirs] = [await draw(member, key), await draw(other, key)];
  expect(own.drawId).not.toBe(theirs.drawId);
  const { content } = await site.prizes.wheel.draws(site.caller(other), { pageNo: 1, pageSize: 10 });
  expect(content.map(({ drawId }) => drawId)).toEqual([theirs.drawId]);
});
