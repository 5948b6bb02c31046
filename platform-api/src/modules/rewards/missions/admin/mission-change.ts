import { parseAmount } from '@marquee/contract/amount';
import { type MissionTerms, missionTermsSchema } from '@marquee/contract/calls/missions-admin';
import { isMoneyTask } from '@marquee/contract/missions';
import { z } from 'zod';
import { fact, type Fact, factOf, money, number, text, word } from '../../../operators/proposals/facts';

const missionId = z.string();

/** What a proposal changes: terms as operators enter them, or a minimum in ledger units. */
export const missionChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), terms: missionTermsSchema }),
  z.object({ kind: z.literal('change'), missionId, terms: missionTermsSchema }),
  z.object({ kind: z.literal('end'), missionId }),
  z.object({ kind: z.literal('minimum'), stake: z.string() }),
]);
export type MissionChange = z.infer<typeof missionChangeSchema>;

/** What a change says, for the operator who decides it. */
export function missionFacts(change: MissionChange, currency: string): Fact[] {
  return [
    fact('missions.changeKind', word(`missions.kinds.${change.kind}`)),
    ...('missionId' in change ? [fact('missions.mission', text(change.missionId))] : []),
    ...('terms' in change ? termsFacts(change.terms, currency) : []),
    ...(change.kind === 'minimum' ? [fact('missions.minimumStake', money(currency)(BigInt(change.stake)))] : []),
  ];
}

function termsFacts(terms: MissionTerms, currency: string): Fact[] {
  const amount = (value: string) => money(currency)(parseAmount(value));
  const { period, task, goal, multiplier, minimum, after, reward, score, sortOrder } = terms;
  return [
    fact('missions.period', word(`missions.periods.${period}`)),
    fact('missions.task', word(`missions.tasks.${task}`)),
    fact('missions.goal', isMoneyTask(task) ? amount(goal) : number(Number(goal))),
    ...factOf('missions.multiplier', multiplier, number),
    ...factOf('missions.invitedMinimum', minimum, amount),
    ...factOf('missions.after', after, text),
    fact('missions.reward', reward.kind === 'cash' ? amount(reward.amount) : number(reward.points)),
    fact('missions.score', number(score)),
    fact('missions.sortOrder', number(sortOrder)),
  ];
}
