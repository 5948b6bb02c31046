import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberRef } from '../../../platform/http/visitor';
import { createPublicIds } from '../../../platform/public-id';
import { startVendorDay, type VendorDay } from '../reconciliation/vendor-day.fixture';
import { platformSigningKey } from '../vendor-api/platform-key';
import { createHttpVendor } from '../vendor-api/http-vendor';
import type { VendorPort } from '../vendor-api/vendor-port';
import { createRoundPage } from './round-page';

const ids = createPublicIds('a secret of this deployment');

let day: VendorDay;
beforeAll(async () => {
  day = await startVendorDay();
});
afterAll(() => day.close());

const memberOf = ({ id, user }: { readonly id: bigint; readonly user: string }): MemberRef => ({
  id,
  publicId: user,
  account: user,
  type: 3,
  state: 'member',
  tokenHash: Buffer.alloc(32),
  passwordDue: false,
});

/** A member with a bet at the vendor. */
async function bettor() {
  const player = await day.player();
  const { bet } = await day.play(player, 100_000, 250_000);
  const { rows } = await day.site.pool.query<{ id: bigint }>('select id from ledger_transaction where key = $1', [bet]);
  return { member: memberOf(player), bet, betId: ids.encode(rows[0]?.id ?? 0n) };
}

/** Queries the real vendor over signed HTTP and records the requested bets. */
function roundPage(port: VendorPort | null = day.port) {
  const requestedBets: string[] = [];
  const recordingPort = port?.roundUrl && {
    ...port,
    roundUrl: (bet: string, user: string, language: string) => {
      requestedBets.push(bet);
      return port.roundUrl?.(bet, user, language) ?? Promise.reject(new Error('no pages'));
    },
  };
  const ports = { of: async () => recordingPort ?? port, connected: async () => [] };
  return { page: createRoundPage(day.site.app.platform, ids, ports), requestedBets };
}

test("returns the vendor’s own page of a member's bet", async () => {
  const { member, bet, betId } = await bettor();
  const { page } = roundPage();
  expect(await page(member, betId, 'en')).toEqual({ url: `http://games.example.com/client?round=${bet}` });
});

test('does not find a bet of another member, and sends no request to the vendor', async () => {
  const { betId } = await bettor();
  const { member: stranger } = await bettor();
  const { page, requestedBets } = roundPage();
  await expect(page(stranger, betId, 'en')).rejects.toMatchObject({ code: 'bet_not_found' });
  expect(requestedBets).toEqual([]);
});

test('does not find an id that is invented, incremented or made with another key', async () => {
  const { member, betId } = await bettor();
  const { page, requestedBets } = roundPage();
  const id = ids.decode(betId) ?? 0n;
  const forged = [ids.encode(id + 1n), createPublicIds('another secret').encode(id), String(id), '', '0'.repeat(13)];
  for (const entry of forged) await expect(page(member, entry, 'en')).rejects.toMatchObject({ code: 'bet_not_found' });
  expect(requestedBets).toEqual([]);
});

test('returns none for a vendor without pages or without an answer', async () => {
  const { member, betId } = await bettor();
  const { roundUrl: _without, ...port } = day.port;
  const unreachable = createHttpVendor(
    'http://127.0.0.1:9',
    await platformSigningKey(day.site.app.platform.config.keys),
  );
  for (const silent of [port, unreachable, null])
    expect(await roundPage(silent).page(member, betId, 'en')).toEqual({ url: null });
});
