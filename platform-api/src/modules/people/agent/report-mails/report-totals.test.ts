import { expect, it } from 'vitest';
import { createReportTotals, type ReportSources } from './report-totals';

const days = { from: '2026-11-01', to: '2026-11-30' };
const asked = { agent: { id: 7n }, brand: { id: 1, offsetMinutes: 360 } as never, days };
const types = [
  { type: 'dividend' as const, gross: '400.00', due: '395.00', below: '150.00', net: '245.00', paid: '395.00' },
  { type: 'hourlySalary' as const, gross: '5.00', due: '5.00', below: null, net: null, paid: '1.50' },
];

function totalsWith(groups: { rows: number; amount: string; paid: string }, waiting: number) {
  const seen: unknown[] = [];
  const sources: Partial<ReportSources> = {
    income: () => Promise.resolve({ types, running: [] }),
    groupIncome: ({ id }, { from, to }) => {
      seen.push({ id, from, to });
      const totals = { stake: '0.00', amount: groups.amount, paid: groups.paid };
      return Promise.resolve({
        content: [],
        pageNum: 1,
        pageSize: 1,
        totalPages: groups.rows,
        totalElements: groups.rows,
        totals,
      });
    },
    waitingRuns: () => Promise.resolve(waiting),
  };
  return { seen, read: createReportTotals(sources as ReportSources)('income', '', asked) };
}
const OF_CONTRACTS = [
  ['gross', '405.00'],
  ['due', '400.00'],
  ['below', '150.00'],
  ['netIncome', '245.00'],
  ['paid', '396.50'],
];

it('income has the prize groups of the same days, and how many runs still wait', async () => {
  const { seen, read } = totalsWith({ rows: 3, amount: '12.34', paid: '10.00' }, 2);
  expect(await read).toEqual([...OF_CONTRACTS, ['groupIncome', '12.34'], ['groupPaid', '10.00'], ['waitingRuns', 2]]);
  expect(seen).toEqual([{ id: 7n, ...days }]);
});

it('income leaves out prize groups and runs where there are none', async () => {
  expect(await totalsWith({ rows: 0, amount: '0.00', paid: '0.00' }, 0).read).toEqual(OF_CONTRACTS);
});
