import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { type BetTexts, useBetTexts } from '../bets/use-bet-texts';
import { useOfficialTexts } from '../official/use-official-texts';
import { useIssueName } from '../results/use-issue-name';

/** Names of bets and issues as the room of the ticket's lottery has them. */
export interface RecordTexts extends Pick<BetTexts, 't' | 'outcome'> {
  readonly kind: (kind: LotteryKind) => string;
  /** The day, with the station where there are several; the number of a fast lottery's issue. */
  readonly issue: string;
}

export function useRecordTexts({ ticket, shape, station }: LotteryTicketDetail): RecordTexts {
  const rules = lotteryRules(shape);
  const fast = useBetTexts(rules, ticket.prizeGroup === null ? 'ZY' : 'LOTT', ticket.issue);
  const official = useOfficialTexts(ticket.gameCode);
  const issueName = useIssueName();
  const { t, outcome } = fast;
  if (rules.form.type === 'balls')
    return { t, outcome, kind: fast.kind, issue: t('record.issue', { issue: issueName(ticket) }) };
  return { t, outcome, kind: official.kind, issue: official.issue({ issue: ticket.issue, station }) };
}
