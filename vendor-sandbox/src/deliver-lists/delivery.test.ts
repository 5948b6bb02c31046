import type { VendorAnswer } from '@marquee/contract/vendor-protocol';
import { expect, test } from 'vitest';
import { listedGames } from '../game-lists/listed-games';
import { publishedList } from '../game-lists/listed-row';
import { deliveries } from './delivery';

test('a delivered list is what the vendor answers when the platform asks for its games', () => {
  const withClients = new Set(listedGames().flatMap((game) => (game.kind === null ? [] : [game.vendorCode])));
  const compared = deliveries().filter(({ vendorCode }) => withClients.has(vendorCode));
  expect(compared).toHaveLength(withClients.size);
  for (const { vendorCode, text } of compared) {
    const { games } = JSON.parse(text) as VendorAnswer<'gameList'>;
    expect(games).toEqual(publishedList(listedGames(), vendorCode));
  }
});
