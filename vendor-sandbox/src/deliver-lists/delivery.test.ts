import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { VendorAnswer } from '@marquee/contract/vendor-protocol';
import { expect, test } from 'vitest';
import { listedGames } from '../game-lists/listed-games';
import { publishedList } from '../game-lists/listed-row';
import { deliveries } from './delivery';

/** The platform's copies: files, which it was sent. */
const folder = fileURLToPath(new URL('../../../platform-api/vendor-lists/', import.meta.url));
const platformCopy = (vendorCode: string) => readFile(`${folder}${vendorCode}.json`, 'utf8');

test('the platform has the current delivery of every vendor (else: pnpm deliver:lists)', async () => {
  const current = deliveries();
  expect((await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()).toEqual(
    current.map(({ vendorCode }) => `${vendorCode}.json`).toSorted(),
  );
  for (const { vendorCode, text } of current)
    expect((await platformCopy(vendorCode)) === text, `${vendorCode} is out of date`).toBe(true);
});

test('a delivered list is what the vendor answers when the platform asks for its games', async () => {
  for (const vendorCode of new Set(listedGames().flatMap((game) => (game.kind === null ? [] : [game.vendorCode])))) {
    const { games } = JSON.parse(await platformCopy(vendorCode)) as VendorAnswer<'gameList'>;
    expect(games).toEqual(publishedList(listedGames(), vendorCode));
  }
});
