import fourDigit from '../../shared/contract/past-results/four-digit.json' with { type: 'json' };
import { pastDraws } from '../../shared/contract/src/lottery/past-draws';
import { drawResult } from '../../shared/contract/src/lottery/own-draw';
import type { LotteryResult, PrizeResult } from '../../shared/contract/src/lottery/result';
import type { LotteryShape } from '../../shared/contract/src/lottery/shape';
import { seededRandom } from '../../shared/contract/src/seeded-random';
import { signInOperator } from './console-client';
import { endDraw, type OfficialDraw } from './lottery-draws';

/** Official draws that have what the rules of their lottery depend on. */
const OFFICIAL: Readonly<Partial<Record<LotteryShape, readonly string[]>>> = {
  // 55 comes three times and 02 twice, 09 has a leading zero.
  'vn-north': ['VN_NORTH 20260401'],
  // 59 comes twice, 0047 and 01659 have leading zeros; of Soc Trang the first and the last prize too.
  'vn-south': ['VN_SOUTH 20260401-can-tho', 'VN_SOUTH 20260401-soc-trang'],
  // 063 at the top and 09 at the bottom; 116, a double.
  thai: ['THAI_GOV 20240201', 'THAI_GOV 20240502'],
};

/** Results to draw: official ones where archives have them, else one that is always the same. */
export function resultsOf(shape: LotteryShape): readonly LotteryResult[] {
  if (shape === 'four-digit') return fourDigit.draws.map(fourDigitResult);
  const past = pastDraws();
  const official = (OFFICIAL[shape] ?? []).flatMap((key) => past.get(key) ?? []);
  if (official.length > 0) return official;
  const random = seededRandom(`journey of ${shape}`);
  return [drawResult(shape, (bound) => random.int(0, bound - 1))];
}

const fourDigitResult = ({ first, second, third, starter, special, consolation }: FourDigitDraw): PrizeResult => ({
  prizes: [[first], [second], [third], starter ?? special ?? [], consolation],
});

type FourDigitDraw = Readonly<Record<'first' | 'second' | 'third', string>> &
  Readonly<Partial<Record<'starter' | 'special', readonly string[]>>> & { readonly consolation: readonly string[] };

type Operator = Awaited<ReturnType<typeof signInOperator>>;

let signedIn: Promise<readonly [Operator, Operator]> | undefined;
/** Both operators of the demonstration; a worker signs them in once. */
const bothOperators = () => (signedIn ??= Promise.all([signInOperator(), signInOperator('secondOperator')]));

/** Ends betting; a feed has delivered the result and an operator confirms it. */
export async function drawByFeed({ drawId }: OfficialDraw, result: LotteryResult): Promise<void> {
  await endDraw(drawId, result);
  const [operator] = await bothOperators();
  await confirm(operator, drawId);
}

/** Ends betting; one operator enters the result against an archive that says the same, another confirms it. */
export async function drawByTwoPersons({ drawId }: OfficialDraw, result: LotteryResult): Promise<void> {
  await endDraw(drawId, result);
  const [first, second] = await bothOperators();
  await first.call(`/ops/lottery/draws/${drawId}/result`, { result });
  await confirm(second, drawId, false);
}

/** @param isFeed which of the entries is confirmed: the feed's, or a person's */
async function confirm(operator: Operator, drawId: string, isFeed = true): Promise<void> {
  const draw = (await operator.read(`/ops/lottery/draws/${drawId}`)) as {
    readonly entries: readonly { readonly entryId: string; readonly isFeed: boolean }[];
  };
  const entry = draw.entries.find((candidate) => candidate.isFeed === isFeed);
  if (!entry) throw new Error(`draw ${drawId} has no such entry`);
  await operator.call(`/ops/lottery/draws/${drawId}/result/confirm`, { entryId: entry.entryId });
}
