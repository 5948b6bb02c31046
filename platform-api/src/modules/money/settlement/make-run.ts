import type { Queryable } from '../../../platform/database';
import { noteAcquired, readAcquisitions } from './acquisition-repository';
import { bookAdjustments, readOpenAdjustments } from './adjustment-repository';
import { type BillDraft, type ClosedDraft, draftBills, type NewBill } from './draft-bills';
import { clearStale, type ClosedRow, isReducedBefore, readBillsUpTo, readStaleBills } from './closed-repository';
import type { BillFigures } from './compute-bill';
import { type DueContract, readContractsInForce, readOpenSlots, readUnsettled, type RunKey } from './due-repository';
import { type CountingRule, readDayFigures, readSlotFigures } from './figure-repository';
import {
  hasRun,
  holdFolds,
  insertBills,
  insertCorrections,
  insertRun,
  lockRuns,
  markSlotsBilled,
} from './run-repository';
import { type Correction, replayBills } from './replay-bills';
import { needsTwo, type SettlementRule, storedRule } from './settlement-rule';

/** made: the run and its bills are stored; done: they were before; behind: a fold has not read what happened in the period. */
export type RunOutcome = 'made' | 'done' | 'behind';

/** What a run would store. */
export interface RunDraft {
  readonly bills: readonly (NewBill & { readonly goesOn: boolean })[];
  readonly corrections: ReturnType<typeof draftBills>['corrections'];
  readonly adjusted: ReturnType<typeof draftBills>['adjusted'];
  readonly closed: readonly ClosedRow[];
}

/** Whether contracts of a type count by business days; the others have slots of their own. */
export const countsByDay = (type: RunKey['type']): boolean =>
  type === 'dividend' || type === 'dailySalary' || type === 'acquisition';

/** Makes the run of a period in the caller's transaction: once, however often and from wherever it is requested. */
export async function makeRun(tx: Queryable, key: RunKey, rule: SettlementRule, at: Date): Promise<RunOutcome> {
  await lockRuns(tx, key.brandId);
  if (await hasRun(tx, key)) return 'done';
  if (!(await holdFolds(tx, key, await foldsOf(tx, key, rule)))) return 'behind';
  if (key.type === 'acquisition') await noteAcquired(tx, key);
  const draft = await draftRun(tx, key, rule);
  const sums = sumsOf(draft);
  const runId = await insertRun(tx, {
    ...key,
    ...sums,
    state: sums.due === 0n ? 'paid' : needsTwo(rule, key.type, sums) ? 'waiting' : 'approved',
    at,
    rule: JSON.stringify(storedRule(rule, key.type)),
  });
  if (runId === null) return 'done';
  await storeDraft(tx, runId, key, draft);
  return 'made';
}

/** What the bills of a run come to, in ledger units, and how many there are. */
export function sumsOf({ bills }: Pick<RunDraft, 'bills'>) {
  const sum = (own: RunDraft['bills']) => own.reduce((total, { due }) => total + due, 0n);
  return { bills: bills.length, due: sum(bills), topDue: sum(bills.filter(({ uplineId }) => uplineId === null)) };
}

/** Stores the bills of a run, what they correct, and which adjustments they carry. */
export async function storeDraft(
  tx: Queryable,
  runId: bigint,
  key: RunKey,
  { bills, corrections, adjusted, closed }: RunDraft,
): Promise<void> {
  if (bills.length > 0) await insertBills(tx, runId, key, bills);
  if (!countsByDay(key.type)) await markSlotsBilled(tx, key);
  const settledOf = new Map(closed.map(({ id, settledGross }) => [id, settledGross]));
  const rows = corrections.map((row) => ({ ...row, settledGross: settledOf.get(row.billId) ?? 0n }));
  if (rows.length > 0) await insertCorrections(tx, runId, rows);
  if (adjusted.length > 0) await bookAdjustments(tx, runId, adjusted);
  const corrected = new Set(bills.map(chainOf));
  await clearStale(
    tx,
    closed.filter((bill) => bill.isStale && corrected.has(chainOf(bill))).map(({ id }) => id),
  );
}

/** What the contracts of a member with both neighbours give for a period by business days, as far as it is known; corrections and adjustments come beside. */
export async function draftOfMember(
  db: Queryable,
  key: RunKey,
  rule: SettlementRule,
  memberId: bigint,
): Promise<RunDraft['bills']> {
  const contracts = await readContractsInForce(db, key, memberId);
  const figures = await readFigures(
    db,
    key,
    contracts.map((contract) => ({ ...contract, rule })),
  );
  const drafts = contracts.map((contract, index) => draftOf(key, contract, mustHave(figures[index])));
  return draftBills(drafts, []).bills.map((bill) => ({ ...bill, goesOn: true }));
}

/** Computes a run without storing anything. */
export async function draftRun(db: Queryable, key: RunKey, rule: SettlementRule): Promise<RunDraft> {
  const due = countsByDay(key.type) ? await readContractsInForce(db, key) : await readOpenSlots(db, key);
  const closed = await readStaleBills(db, key.brandId, key.type);
  const adjustments = await readOpenAdjustments(db, key);
  const chains = new Set(due.map(chainOf));
  const changed = new Set([...closed, ...adjustments].map(chainOf));
  const others = (await readUnsettled(db, key)).filter(
    (contract) => !chains.has(chainOf(contract)) && (changed.has(chainOf(contract)) || !contract.goesOn),
  );
  const contracts = [...due, ...others];
  const figures = await readFigures(db, key, [
    ...contracts.map((contract) => ({ ...contract, rule })),
    // A closed period counts by the rule that it was billed with.
    ...closed,
  ]);
  const drafts = contracts.map((contract, index) => draftOf(key, contract, mustHave(figures[index])));
  const closedDrafts = closed.map((bill, index) => closedOf(key, bill, mustHave(figures[contracts.length + index])));
  const { bills, ...carried } = draftBills(drafts, closedDrafts, adjustments);
  const goesOn = new Map(contracts.map((contract) => [nameOf(contract), contract.goesOn]));
  return { bills: bills.map((bill) => ({ ...bill, goesOn: goesOn.get(nameOf(bill)) ?? false })), ...carried, closed };
}

/** What the period of a bill comes to now, by the rule of its run, and how far that is from what was billed and corrected. */
export async function recomputeBill(
  db: Queryable,
  { brandId, type, id }: Pick<RunKey, 'brandId' | 'type'> & { readonly id: bigint },
): Promise<Correction> {
  const bills = await readBillsUpTo(db, { brandId, type, billId: id });
  const figures = await readFigures(db, { brandId, type }, bills);
  const drafts = bills.map((bill, index) => closedOf({ type }, bill, mustHave(figures[index])));
  return mustHave(replayBills(drafts, drafts[0]?.carriedIn ?? 0n).corrections.at(-1));
}

const PLAY_FOLD = { day: 'lines', slot: 'salaries' } as const;

/** The folds that a run reads. */
export async function foldsOf(
  db: Queryable,
  { type, brandId }: Pick<RunKey, 'type' | 'brandId'>,
  { reducedBy }: SettlementRule,
): Promise<readonly string[]> {
  const readsCash =
    type === 'acquisition' || (type === 'dividend' && (reducedBy.length > 0 || (await isReducedBefore(db, brandId))));
  return [countsByDay(type) ? PLAY_FOLD.day : PLAY_FOLD.slot, ...(readsCash ? ['line_cash'] : [])];
}

type Wanted = Pick<DueContract, 'contractId' | 'agentId' | 'periodFrom' | 'firstDay' | 'lastDay' | 'tiers'> & {
  readonly rule: CountingRule;
};

/** In the order of what is wanted: one statement for each rule. */
async function readFigures(
  db: Queryable,
  { type, brandId }: Pick<RunKey, 'type' | 'brandId'>,
  wanted: readonly Wanted[],
): Promise<readonly (BillFigures | undefined)[]> {
  if (wanted.length === 0) return [];
  if (type === 'acquisition') return readAcquisitions(db, brandId, wanted);
  if (!countsByDay(type))
    return readSlotFigures(
      db,
      // Bills without days have no slot of their own.
      wanted.map((own) => ({ ...own, isEmpty: own.lastDay < own.firstDay })),
    );
  const rules = new Map(wanted.map(({ rule }) => [ruleName(rule), rule]));
  const figures = new Array<BillFigures | undefined>(wanted.length);
  for (const [name, rule] of rules) {
    const places = [...wanted.keys()].filter((index) => ruleName(mustHave(wanted[index]).rule) === name);
    const counting = type === 'dividend' ? rule : { ...rule, reducedBy: [] };
    const read = await readDayFigures(
      db,
      counting,
      places.map((index) => mustHave(wanted[index])),
    );
    for (const [n, index] of places.entries()) figures[index] = read[n];
  }
  return figures;
}

const ruleName = ({ activeMinimum, reducedBy }: CountingRule): string => `${activeMinimum}:${reducedBy.join()}`;

const draftOf = (
  { type }: RunKey,
  { carriesLoss, tiers, ...contract }: DueContract,
  figures: BillFigures,
): BillDraft => ({
  ...contract,
  terms: { type, carriesLoss, tiers },
  figures,
});

const closedOf = (
  { type }: Pick<RunKey, 'type'>,
  { carriesLoss, tiers, rule: _rule, ...bill }: ClosedRow,
  figures: BillFigures,
): ClosedDraft => ({
  ...bill,
  terms: { type, carriesLoss, tiers },
  figures,
});

const chainOf = ({ agentId, uplineId }: Pick<DueContract, 'agentId' | 'uplineId'>): string => `${agentId}:${uplineId}`;
const nameOf = ({ contractId, periodFrom }: Pick<DueContract, 'contractId' | 'periodFrom'>): string =>
  `${contractId}:${periodFrom.getTime()}`;

function mustHave<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a bill or a contract has no figures');
  return value;
}
