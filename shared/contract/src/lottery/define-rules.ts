import {
  type BallForm,
  type BallResult,
  type LotteryResult,
  type PrizeForm,
  type PrizeResult,
  type ResultForm,
  readBalls,
  readPrizes,
} from './result';
import type { CompiledResult, Hits, KindDefinition, LotteryKind } from './selection/kind';
import type { DrawnNumbers } from './number-reading';
import type { LotteryShape } from './shape';

/** Everything that depends on the shape of a result. */
export interface LotteryRules {
  readonly shape: LotteryShape;
  /** Raised when a kind changes; tickets keep theirs. */
  readonly version: number;
  readonly form: ResultForm;
  /** In the order of their numbers. */
  readonly kinds: readonly LotteryKind[];
  kind(code: string): LotteryKind | undefined;
  /** What can be weighed against each other; a kind belongs to the first market that has all its pools. */
  readonly markets: readonly Market[];
  /** Numbers of a result by what looks at them; what lists of their pools are paid at the worst result is exact. */
  readonly numbers: readonly DrawnNumbers[];
  /** @throws ResultError naming the fault */
  readResult(value: unknown): LotteryResult;
  /** Takes what `readResult` gave. */
  compile(result: LotteryResult): CompiledResult;
}

/** Pools that depend on the same part of a result, and every way in which they can come out. */
export interface Market {
  readonly pools: ReadonlySet<string>;
  results(): readonly CompiledResult[];
}

/** A market by whole results: what is outside its pools may be anything. */
export interface MarketDefinition<Result> {
  readonly pools: readonly string[];
  readonly results: () => readonly Result[];
}

interface Definition<Form, Result> {
  readonly shape: LotteryShape;
  readonly version: number;
  readonly form: Form;
  readonly kinds: readonly KindDefinition[];
  /** Pools by name. */
  readonly pools: (result: Result) => Readonly<Record<string, Hits>>;
  /** Kinds outside of them are weighed by pool. */
  readonly markets?: readonly MarketDefinition<Result>[];
  readonly numbers?: readonly DrawnNumbers[];
}

export const definePrizeRules = ({ form, ...rest }: Definition<PrizeForm, PrizeResult>): LotteryRules =>
  defineRules(form, (value) => readPrizes(form, value), isPrizeResult, rest);

export const defineBallRules = ({ form, ...rest }: Definition<BallForm, BallResult>): LotteryRules =>
  defineRules(form, (value) => readBalls(form, value), isBallResult, rest);

const isPrizeResult = (result: LotteryResult): result is PrizeResult => 'prizes' in result;
const isBallResult = (result: LotteryResult): result is BallResult => 'balls' in result;

function defineRules<Result extends LotteryResult>(
  form: ResultForm,
  readResult: (value: unknown) => Result,
  isOwnResult: (result: LotteryResult) => result is Result,
  { shape, version, kinds, pools, markets = [], numbers = [] }: Omit<Definition<never, Result>, 'form'>,
): LotteryRules {
  const numbered = kinds.map((kind, number): LotteryKind => ({ ...kind, number }));
  const byCode = new Map(numbered.map((kind) => [kind.code, kind]));
  return {
    shape,
    version,
    form,
    kinds: numbered,
    kind: (code) => byCode.get(code),
    markets: markets.map(({ pools: names, results }) => {
      const own = new Set(names);
      const poolsOf = (result: Result) => new Map(Object.entries(pools(result)).filter(([name]) => own.has(name)));
      return { pools: own, results: once(() => results().map(poolsOf)) };
    }),
    numbers,
    readResult,
    compile(result) {
      if (!isOwnResult(result)) throw new RangeError(`not a result of ${shape}`);
      return new Map(Object.entries(pools(result)));
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
