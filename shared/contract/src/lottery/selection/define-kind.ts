import type {
  Chance,
  CombinationKind,
  ColumnsKind,
  GroupKind,
  KindDefinition,
  ListKind,
  LotteryMode,
  MostHits,
} from './kind';
import { namedOutcomes, type Outcomes } from './outcomes';
import { ODDS_SCALE } from './price';

type Definition<Kind> = Omit<Kind, 'number'> & KindDefinition;

/** What a credit game gives back on average where nothing else is usual. */
const CREDIT_RETURN = 0.98;

const ONE_HIT: MostHits = { each: 1, together: 1 };
const CREDIT: readonly LotteryMode[] = ['ZY'];
const BOTH: readonly LotteryMode[] = ['LOTT', 'ZY'];

/** Fixed odds, thousandths, that return 98 %. */
function creditOdds({ winning, total, pushing = 0 }: Chance): number {
  return Math.floor((ODDS_SCALE * (CREDIT_RETURN * total - pushing)) / winning + ROUNDING);
}
const ROUNDING = 1e-6;

interface BaseOptions {
  readonly outcomes: Outcomes;
  /** Without odds the kind is one of the fast games: fixed ones in credit mode, those of the prize group in official mode. */
  readonly odds?: number;
  readonly chance: Chance;
  readonly cost?: number;
  readonly modes?: readonly LotteryMode[];
}

const baseOf = ({ outcomes, odds, chance, cost = 1, modes }: BaseOptions) => ({
  outcomes,
  odds: odds ?? creditOdds(chance),
  chance,
  cost,
  modes: modes ?? (odds === undefined ? BOTH : CREDIT),
});

interface ListOptions extends BaseOptions {
  /** One pool, or one for each tier. */
  readonly pools: string | readonly string[];
  readonly tiers?: readonly number[];
  readonly most?: MostHits;
  readonly push?: string;
  readonly sortsDigits?: true;
}

export function listKind(code: string, options: ListOptions): Definition<ListKind> {
  const { pools, tiers = [1], most = ONE_HIT, push, sortsDigits } = options;
  return {
    code,
    family: 'list',
    ...baseOf(options),
    pools: typeof pools === 'string' ? [pools] : pools,
    tiers,
    most,
    ...(push && { push }),
    ...(sortsDigits && { sortsDigits }),
  };
}

/** A list of one outcome, whose pool has the kind's code; for outcomes that differ in price. */
export const singleKind = (code: string, name: string, chance: Chance): Definition<ListKind> =>
  listKind(code, { pools: code, outcomes: namedOutcomes([name]), chance });

interface CombinationOptions extends BaseOptions {
  readonly family: CombinationKind['family'];
  readonly pool: string;
  readonly k: number;
  readonly drawn: number;
}

export const combinationKind = (code: string, options: CombinationOptions): Definition<CombinationKind> => ({
  code,
  family: options.family,
  ...baseOf(options),
  pools: [options.pool],
  k: options.k,
  drawn: options.drawn,
});

interface ColumnsOptions extends BaseOptions {
  readonly pools: readonly string[];
  readonly isDistinct?: true;
  readonly most?: MostHits;
}

export const columnsKind = (code: string, options: ColumnsOptions): Definition<ColumnsKind> => ({
  code,
  family: 'columns',
  ...baseOf(options),
  pools: options.pools,
  isDistinct: options.isDistinct ?? false,
  most: options.most ?? ONE_HIT,
});

interface GroupOptions extends BaseOptions {
  readonly pool: string;
  readonly pattern: GroupKind['pattern'];
}

export const groupKind = (code: string, options: GroupOptions): Definition<GroupKind> => ({
  code,
  family: 'group',
  ...baseOf(options),
  pools: [options.pool],
  pattern: options.pattern,
});
