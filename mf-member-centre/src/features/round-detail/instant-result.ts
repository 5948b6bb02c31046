type Fields = Readonly<Record<string, unknown>>;

/** Payout over stake; null in rounds that did not keep it. */
interface Paid {
  readonly paid: number | null;
}

/** A round of an in-house game of one call, as far as the record shows it. */
export type InstantResult =
  | (Paid & { readonly game: 'dice'; readonly target: number; readonly over: boolean; readonly roll: number })
  | (Paid & { readonly game: 'limbo'; readonly target: number; readonly reached: number })
  | (Paid & { readonly game: 'plinko'; readonly risk: string; readonly path: readonly number[]; readonly bin: number })
  | (Paid & { readonly game: 'wheel'; readonly risk: string; readonly segments: number; readonly segment: number })
  | (Paid & {
      readonly game: 'keno';
      readonly risk: string;
      readonly picks: readonly number[];
      readonly drawn: readonly number[];
    });

const HUNDREDTH = 100;

/** Null for other games. Numbers that count hundredths become whole units. */
export function readInstant(detail: Fields): InstantResult | null {
  const options = fieldsOf(detail.options);
  const outcome = fieldsOf(detail.outcome);
  if (!options || !outcome) return null;
  const units = (value: unknown) => numberOf(value) / HUNDREDTH;
  const paid = typeof detail.multiplierHundredths === 'number' ? detail.multiplierHundredths / HUNDREDTH : null;
  const risk = String(options.risk);
  switch (detail.game) {
    case 'DICE':
      return {
        game: 'dice',
        paid,
        target: units(options.target),
        over: options.over === true,
        roll: units(outcome.roll),
      };
    case 'LIMBO':
      return { game: 'limbo', paid, target: units(options.target), reached: units(outcome.reached) };
    case 'PLINKO':
      return { game: 'plinko', paid, risk, path: numbersOf(outcome.path), bin: numberOf(outcome.bin) };
    case 'WHEEL':
      return {
        game: 'wheel',
        paid,
        risk,
        segments: numberOf(options.segments),
        segment: numberOf(outcome.segment),
      };
    case 'KENO':
      return { game: 'keno', paid, risk, picks: numbersOf(options.picks), drawn: numbersOf(outcome.drawn) };
    default:
      return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
