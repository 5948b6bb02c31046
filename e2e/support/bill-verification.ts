import { settlementChecks } from '../../platform-api/src/modules/money/ledger/settlement-check-statements';
import { withDatabase } from './database';

/** `closePeriods` gives what counts for salaries other hours than its bets have. */
const CHANGED_BY_TESTS = 'what counts for salaries equals the bets';

/** The cash of a day is derived from the postings, whose time `closePeriods` leaves as it is. */
const REDUCTIONS = ['reductions', 'expected_reductions'];

/** Whether a bill differs in more than its reductions. */
const differs = (row: Readonly<Record<string, unknown>>): boolean =>
  !('expected_reductions' in row) ||
  Object.entries(row).some(
    ([column, figure]) =>
      `expected_${column}` in row &&
      !REDUCTIONS.includes(column) &&
      String(row[`expected_${column}`]) !== String(figure),
  );

/** What a check's rows are of, where not of bills. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'bills of a run add up along the lines': 'run',
  'who owes commissions may not bet': 'agent',
};

/** Where bills of these agents, their runs and payments differ from what the verifier derives from bets and postings, by check. */
export function billDifferences(agents: readonly string[]): Promise<readonly string[]> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ bill: string; run: string; agent: string }>(
      `select b.id::text as bill, b.run_id::text as run, b.agent_id::text as agent
       from agent_bill b join member m on m.id = b.agent_id where m.account = any($1)`,
      [agents],
    );
    if (rows.length === 0) throw new Error('there are no bills');
    const own = new Set(rows.flatMap(({ bill, run, agent }) => [`bill ${bill}`, `run ${run}`, `agent ${agent}`]));
    const differences: string[] = [];
    for (const [check, sql] of Object.entries(settlementChecks)) {
      if (check === CHANGED_BY_TESTS) continue;
      const found = await client.query<Readonly<Record<string, unknown>>>(sql);
      const subject = SUBJECTS[check] ?? 'bill';
      const isOwn = (row: Readonly<Record<string, unknown>>) =>
        own.has(`${subject} ${String(row['id'] ?? row['member_id'])}`);
      differences.push(
        ...found.rows
          .filter(isOwn)
          .filter(differs)
          .map((row) => `${check}: ${JSON.stringify(row)}`),
      );
    }
    return differences;
  });
}
