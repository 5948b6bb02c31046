import thai from '../../past-results/thai.json' with { type: 'json' };
import north from '../../past-results/vietnam-north.json' with { type: 'json' };
import south from '../../past-results/vietnam-south.json' with { type: 'json' };
import type { LotteryResult } from './result';

/** Official results of public archives, by `<game> <issue>`; the files name their sources. For histories and tests: it is large. */
export function pastDraws(): ReadonlyMap<string, LotteryResult> {
  const issueOf = (date: string, station?: string) => [date.replaceAll('-', ''), station].filter(Boolean).join('-');
  return new Map<string, LotteryResult>([
    ...north.draws.map(({ date, prizes }) => [`VN_NORTH ${issueOf(date)}`, { prizes: Object.values(prizes) }] as const),
    ...south.draws.map(
      ({ date, station, prizes }) => [`VN_SOUTH ${issueOf(date, station)}`, { prizes: Object.values(prizes) }] as const,
    ),
    ...thai.draws.map(
      ({ date, first, front3, last3, last2 }) =>
        [`THAI_GOV ${issueOf(date)}`, { prizes: [[first], front3, last3, [last2]] }] as const,
    ),
  ]);
}
