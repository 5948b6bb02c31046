/**
 * The figures of an agent's line. Amounts are seen from the house: what is good for the agent is above zero. Members' own pages keep the
 * member's view.
 *
 * - `bets`, `turnover`, `validBet`, `payout`: settled bets, their stakes, what of them was at risk, and what was paid for them; on
 *   the day of the settlement
 * - `gameResult`: turnover less payout. A push, whose stake comes back as payout, is no result; of other bets it is valid bet less payout
 * - `deposits`: credited, after the fees that members bear; `firstDeposits`: members who deposited for the first time
 * - `withdrawals`: paid out, on the day of the payment
 * - `rebates`, `promotions`: from the brand's promotions to members, less what went back
 * - `fees`: what the brand bears of the channels' fees
 * - `commissions`: what the line got of contracts from above it
 * - `net`: game result less rebates, promotions, fees and commissions
 */
export const LINE_FIGURES = [
  'deposits',
  'withdrawals',
  'turnover',
  'validBet',
  'payout',
  'gameResult',
  'rebates',
  'promotions',
  'fees',
  'commissions',
  'net',
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];

/** Counts beside the amounts that are summed up like them. */
export const LINE_COUNTS = ['bets', 'firstDeposits'] as const;
export type LineCount = (typeof LINE_COUNTS)[number];

/** Every figure with a sentence of its own (`glossary.*`). `registrations` and `activeMembers` are of a line in a period, no sums of days. */
export const AGENT_GLOSSARY = ['registrations', 'firstDeposits', 'activeMembers', 'bets', ...LINE_FIGURES] as const;
export type GlossaryFigure = (typeof AGENT_GLOSSARY)[number];

/** Figures that are won or lost, and are shown with their sign and colour. */
export const RESULT_FIGURES: readonly string[] = ['gameResult', 'net'];

/** Columns by which an agent may order the line. */
export const LINE_ORDERS = ['account', ...LINE_COUNTS, ...LINE_FIGURES] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

/** Whose figures a row has: `line`: the member's with everybody's below; `own`: the member's alone. */
export const LINE_SCOPES = ['line', 'own'] as const;
export type LineScope = (typeof LINE_SCOPES)[number];

/** Periods of the team overview; each is compared with the one before of the same length. */
export const OVERVIEW_PERIODS = ['today', 'yesterday', 'month'] as const;
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];

/** Columns by which an agent may order the team's betting. */
export const TEAM_BETTING_ORDERS = ['account', 'bets', 'turnover', 'validBet', 'payout', 'gameResult'] as const;

/** What moves an agent's float: with others of the line, by the brand, and what contracts pay. */
export const FLOAT_TYPES = ['transfer', 'promotion', 'adjustment', 'commission'] as const;
export type FloatType = (typeof FLOAT_TYPES)[number];
