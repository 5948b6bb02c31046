import { expect, test } from 'vitest';
import { createRoundLinks } from './round-links';

const BET = 'bet-00000001';
const TEN_MINUTES_MS = 10 * 60_000;

let clockMs = 1_000_000;
const links = createRoundLinks('secret', () => clockMs);

test('a link shows its bet for ten minutes, and then nothing', () => {
  const link = links.make(BET);
  clockMs += TEN_MINUTES_MS - 1;
  expect(links.read(link)).toBe(BET);
  clockMs += 1;
  expect(links.read(link)).toBeNull();
});

test('a link cannot be made to last longer, nor to show another bet', () => {
  const link = links.make(BET);
  expect(links.read({ ...link, until: String(Number(link.until) + TEN_MINUTES_MS) })).toBeNull();
  expect(links.read({ ...link, bet: 'bet-00000002' })).toBeNull();
});

test('a link that somebody else signed, or that is cut off, shows nothing', () => {
  const link = links.make(BET);
  expect(links.read(createRoundLinks('another secret', () => clockMs).make(BET))).toBeNull();
  expect(links.read({ ...link, sign: link.sign.slice(1) })).toBeNull();
  expect(links.read({ ...link, sign: [link.sign] })).toBeNull();
  expect(links.read({ bet: link.bet, until: link.until })).toBeNull();
  expect(links.read({})).toBeNull();
});
