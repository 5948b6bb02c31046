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
  /** @throws ResultError naming the fault */
  readResult(value: unknown): LotteryResult;
  /** Takes what `readResult` gave. */
  compile(result: LotteryResult): CompiledResult;
}

interface Definition<Form, Result> {
  readonly shape: LotteryShape;
  readonly version: number;
  readonly form: Form;
  readonly kinds: readonly KindDefinition[];
  /** Pools by name. */
  readonly pools: (result: Result) => Readonly<Record<string, Hits>>;
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
  { shape, version, kinds, pools }: Omit<Definition<never, Result>, 'form'>,
): LotteryRules {
  const numbered = kinds.map((kind, number): LotteryKind => ({ ...kind, number }));
  const byCode = new Map(numbered.map((kind) => [kind.code, kind]));
  return {
    shape,
    version,
    form,
    kinds: numbered,
    kind: (code) => byCode.get(code),
    readResult,
    compile(result) {
      if (!isOwnResult(result)) throw new RangeError(`not a result of ${shape}`);
      return new Map(Object.entries(pools(result)));
    },
  };
}
