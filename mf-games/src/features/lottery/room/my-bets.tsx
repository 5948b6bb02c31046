import type { LotteryTicket } from '@marquee/contract/calls/lottery-orders';
import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import {
  useBrand,
  useCall,
  useFailureTexts,
  useFormat,
  useFormatLocale,
  useMessages,
  useSession,
  useTopic,
} from '@marquee/kit';
import { Badge, ErrorState, Money } from '@marquee/ui';
import type { ReactNode } from 'react';
import { useBetTexts } from '../bets/use-bet-texts';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useCancelTicket } from '../official/use-cancel-ticket';
import { SelectedOutcomes } from '../record/selected-outcomes';
import { useIssueName } from '../results/use-issue-name';
import { linesUnder } from '@marquee/contract/lottery/ticket-lines';
import styles from './my-bets.module.css';

const LATEST = 10;

const TONES = { open: 'info', won: 'success', lost: 'neutral', pushed: 'neutral', returned: 'neutral' } as const;

interface MyBetsProps {
  readonly gameCode: string;
  readonly rules: LotteryRules;
  readonly results: readonly OpenedDraw[];
}

/** The member's latest tickets of a game; drawn numbers are marked as soon as they are out. Of national draws they can be cancelled. */
export function MyBets({ gameCode, rules, results }: MyBetsProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const isPlayer = useSession().state !== 'trial';
  const orders = useCall('lottery.orders', { gameCode, pageNo: 1, pageSize: LATEST }, { enabled: isPlayer });
  const failureTexts = useFailureTexts();
  const cancel = useCancelTicket(() => void orders.refetch());
  useTopic('lottery.ticket', () => void orders.refetch());
  if (orders.error && !orders.data)
    return <ErrorState compact {...failureTexts(orders.error)} onRetry={() => void orders.refetch()} />;
  if (!isPlayer || orders.data?.content.length === 0) return <p className={styles.empty}>{t('myBets.empty')}</p>;
  return (
    <>
      {cancel.alert}
      <ul className={styles.list}>
        {orders.data?.content.map((ticket) => (
          <TicketRow
            key={ticket.ticketId}
            ticket={ticket}
            rules={rules}
            draw={results.find(({ issue }) => issue === ticket.issue)}
            action={cancel.button(ticket)}
          />
        ))}
      </ul>
    </>
  );
}

const LINES_SHOWN = 3;

interface TicketRowProps {
  readonly ticket: LotteryTicket;
  readonly rules: LotteryRules;
  readonly draw: OpenedDraw | undefined;
  readonly action: ReactNode;
}

function TicketRow({ ticket, rules, draw, action }: TicketRowProps) {
  const { placedAt, status, stake, payout, lineCount, lines, prizeGroup } = ticket;
  const texts = useBetTexts(rules, prizeGroup === null ? 'ZY' : 'LOTT', ticket.issue);
  const issueName = useIssueName();
  const { t } = texts;
  const { dateTime } = useFormat();
  const currency = useBrand().currencySymbol;
  const locale = useFormatLocale();
  const isWon = status === 'won';
  const drawn = status === 'returned' ? null : (draw?.result ?? null);
  return (
    <li className={styles.ticket}>
      <span className={styles.issue}>{issueName(ticket)}</span>
      <Badge tone={TONES[status]}>{t(`myBets.status.${status}`)}</Badge>
      <span className={styles.lines}>
        {/* A long ticket comes without lines: the record of bets shows them. */}
        {linesUnder(rules, lines ?? '', drawn)
          .slice(0, LINES_SHOWN)
          .map((line, at) => (
            <span key={at} className={styles.line}>
              {texts.kind(line.line.kind)} <SelectedOutcomes line={line} texts={texts} />
            </span>
          ))}
      </span>
      <span className={styles.amount}>
        <Money
          amount={isWon ? payout : stake}
          currency={currency}
          locale={locale}
          signed={isWon}
          tone={isWon ? 'result' : 'plain'}
        />
      </span>
      <span className={styles.note}>
        {t('myBets.lines', { lines: texts.number(lineCount) })} · {dateTime(placedAt)}
      </span>
      {action}
    </li>
  );
}
