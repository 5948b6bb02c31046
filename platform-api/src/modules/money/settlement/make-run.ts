import type { Queryable } from '../../../platform/database';
import { type BillDraft, type ClosedDraft, draftBills, type NewBill } from './draft-bills';
import { clearStale, type ClosedRow, readStaleBills } from './closed-repository';
import type { BillFigures } from './compute-bill';
import { type DueContract, readContractsInForce, readOpenSlots, readUnsettled, type RunKey } from './due-repository';
import { readDayFigures, readSlotFigures } from './figure-repository';
import {
  hasRun,
  holdFolds,
  insertBills,
  insertCorrections,
  insertRun,
  lockRuns,
  markSlotsBilled,
} from './run-repository';
import { needsTwo, type SettlementRule } from './settlement-rule';

/** made: the run and its bills are stored; done: they were before; behind: a fold has not read what happened in the period. */
export type RunOutcome = 'made' | 'done' | 'behind';

/** What a run would store. */
export interface RunDraft {
  readonly bills: readonly (NewBill & { readonly goesOn: boolean })[];
  readonly corrections: ReturnType<typeof draftBills>['corrections'];
  readonly closed: readonly ClosedRow[];
}

/** Whether contracts of a type count by business days; the others have slots of their own. */
export const countsByDay = (type: RunKey['type']): boolean => type === 'dividend' || type === 'dailySalary';

/** Makes the run of a period in the caller's transaction: once, however often and from wherever it is requested. */
export async function makeRun(tx: Queryable, key: RunKey, rule: SettlementRule, at: Date): Promise<RunOutcome> {
  await lockRuns(tx, key.brandId);
  if (await hasRun(tx, key)) return 'done';
  if (!(await holdFolds(tx, key, foldsOf(key, rule)))) return 'behind';
  const { bills, corrections, closed } = await draftRun(tx, key, rule);
  const sum = (own: readonly NewBill[]) => own.reduce((total, { due }) => total + due, 0n);
  const topDue = sum(bills.filter(({ uplineId }) => uplineId === null));
  const due = sum(bills);
  const { activeMinimum, approveFrom, reducedBy, guaranteed } = rule;
  const runId = await insertRun(tx, {
    ...key,
    state: due === 0n ? 'paid' : needsTwo(rule, key.type, { due, topDue }) ? 'waiting' : 'approved',
    at,
    rule: JSON.stringify({
      activeMinimum: String(activeMinimum),
      approveFrom: String(approveFrom),
      reducedBy,
      isGuaranteed: guaranteed.includes(key.type),
    }),
    bills: bills.length,
    due,
    topDue,
  });
  if (runId === null) return 'done';
  if (bills.length > 0) await insertBills(tx, runId, key, bills);
  if (!countsByDay(key.type)) await markSlotsBilled(tx, key);
  const settledOf = new Map(closed.map(({ id, settledGross }) => [id, settledGross]));
  const rows = corrections.map((row) => ({ ...row, settledGross: settledOf.get(row.billId) ?? 0n }));
  if (rows.length > 0) await insertCorrections(tx, runId, rows);
  const corrected = new Set(bills.map(chainOf));
  await clearStale(
    tx,
    closed.filter((bill) => bill.isStale && corrected.has(chainOf(bill))).map(({ id }) => id),
  );
  return 'made';
}

/** Computes a run without storing anything. */
export async function draftRun(db: Queryable, key: RunKey, rule: SettlementRule): Promise<RunDraft> {
  const due = countsByDay(key.type) ? await readContractsInForce(db, key) : await readOpenSlots(db, key);
  const closed = await readStaleBills(db, key.brandId, key.type);
  const chains = new Set(due.map(chainOf));
  const stale = new Set(closed.map(chainOf));
  const others = (await readUnsettled(db, key)).filter(
    (contract) => !chains.has(chainOf(contract)) && (stale.has(chainOf(contract)) || !contract.goesOn),
  );
  const contracts = [...due, ...others];
  const figures = await readFigures(db, key, rule, [...contracts, ...closed]);
  const drafts = contracts.map((contract, index) => draftOf(key, contract, mustHave(figures[index])));
  const closedDrafts = closed.map((bill, index) => closedOf(key, bill, mustHave(figures[contracts.length + index])));
  const { bills, corrections } = draftBills(drafts, closedDrafts);
  const goesOn = new Map(contracts.map((contract) => [nameOf(contract), contract.goesOn]));
  return { bills: bills.map((bill) => ({ ...bill, goesOn: goesOn.get(nameOf(bill)) ?? false })), corrections, closed };
}

const PLAY_FOLD = { day: 'lines', slot: 'salaries' } as const;
const foldsOf = ({ type }: RunKey, { reducedBy }: SettlementRule): readonly string[] => [
  countsByDay(type) ? PLAY_FOLD.day : PLAY_FOLD.slot,
  ...(type === 'dividend' && reducedBy.length > 0 ? ['line_cash'] : []),
];

type Wanted = Pick<DueContract, 'contractId' | 'agentId' | 'periodFrom' | 'firstDay' | 'lastDay'>;

function readFigures(
  db: Queryable,
  { type }: RunKey,
  rule: SettlementRule,
  wanted: readonly Wanted[],
): Promise<readonly BillFigures[]> {
  if (wanted.length === 0) return Promise.resolve([]);
  if (!countsByDay(type)) return readSlotFigures(db, wanted);
  return readDayFigures(db, type === 'dividend' ? rule : { ...rule, reducedBy: [] }, wanted);
}

const draftOf = (
  { type }: RunKey,
  { carriesLoss, tiers, ...contract }: DueContract,
  figures: BillFigures,
): BillDraft => ({
  ...contract,
  terms: { type, carriesLoss, tiers },
  figures,
});

const closedOf = ({ type }: RunKey, { carriesLoss, tiers, ...bill }: ClosedRow, figures: BillFigures): ClosedDraft => ({
  ...bill,
  terms: { type, carriesLoss, tiers },
  figures,
});

const chainOf = ({ agentId, uplineId }: Pick<DueContract, 'agentId' | 'uplineId'>): string => `${agentId}:${uplineId}`;
const nameOf = ({ contractId, periodFrom }: Pick<DueContract, 'contractId' | 'periodFrom'>): string =>
  `${contractId}:${periodFrom.getTime()}`;

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a contract has no figures');
  return value;
}
