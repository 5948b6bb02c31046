import type { LotteryTicket } from '@marquee/contract/calls/lottery-orders';
import { LineError, type LotteryLine, readLines } from '@marquee/contract/lottery/line';
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
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from '../room/my-bets.module.css';
import own from './my-tickets.module.css';
import { stationOfIssue } from './stations';
import { useCancelTicket } from './use-cancel-ticket';
import type { OfficialTexts } from './use-official-texts';

const LATEST = 20;
const TONES = { open: 'info', won: 'success', lost: 'neutral', pushed: 'neutral', returned: 'neutral' } as const;

interface MyTicketsProps {
  readonly gameCode: string;
  readonly rules: LotteryRules;
  readonly texts: OfficialTexts;
}

/** The member's latest tickets of a game; those of the last minutes can be cancelled. */
export function MyTickets({ gameCode, rules, texts }: MyTicketsProps) {
  const { t } = texts;
  const failureTexts = useFailureTexts();
  const isPlayer = useSession().state !== 'trial';
  const orders = useCall('lottery.orders', { gameCode, pageNo: 1, pageSize: LATEST }, { enabled: isPlayer });
  const cancel = useCancelTicket(() => void orders.refetch());
  useTopic('lottery.ticket', () => void orders.refetch());
  const tickets = orders.data?.content ?? [];
  if (orders.error && !orders.data)
    return <ErrorState compact {...failureTexts(orders.error)} onRetry={() => void orders.refetch()} />;
  return (
    <div className={own.tickets}>
      {cancel.alert}
      {(orders.data || !isPlayer) && tickets.length === 0 && <p className={styles.empty}>{t('tickets.empty')}</p>}
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.ticketId} ticket={ticket} rules={rules} texts={texts} action={cancel.button(ticket)} />
        ))}
      </ul>
    </div>
  );
}

const LINES_SHOWN = 4;

interface TicketRowProps {
  readonly ticket: LotteryTicket;
  readonly rules: LotteryRules;
  readonly texts: OfficialTexts;
  readonly action: ReactNode;
}

function TicketRow({ ticket, rules, texts, action }: TicketRowProps) {
  const { t } = texts;
  const shared = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const { issue, placedAt, status, stake, payout, lineCount } = ticket;
  const isWon = status === 'won';
  const lines = linesOf(rules, ticket);
  return (
    <li className={styles.ticket}>
      <span className={styles.issue}>{texts.issue({ issue, station: stationOfIssue(issue) })}</span>
      <Badge tone={TONES[status]}>{shared(`myBets.status.${status}`)}</Badge>
      <span className={styles.lines}>
        {lines.slice(0, LINES_SHOWN).map((line) => (
          <span key={`${line.kind.code} ${texts.selection(line)}`}>
            {texts.kind(line.kind)} <bdi>{texts.selection(line)}</bdi>
          </span>
        ))}
        {lines.length > LINES_SHOWN && (
          <span>
            {t('tickets.more', { count: lines.length - LINES_SHOWN, lines: texts.number(lines.length - LINES_SHOWN) })}
          </span>
        )}
      </span>
      <span className={styles.amount}>
        <Money
          amount={isWon ? payout : stake}
          currency={currencySymbol}
          locale={locale}
          signed={isWon}
          tone={isWon ? 'result' : 'plain'}
        />
      </span>
      <span className={styles.note}>
        {shared('myBets.lines', { lines: texts.number(lineCount) })} · {dateTime(placedAt)}
      </span>
      {action}
    </li>
  );
}

/** Of later rules a line may be unknown to this page; then the record of bets shows it. */
function linesOf(rules: LotteryRules, { lines }: LotteryTicket): readonly LotteryLine[] {
  try {
    return lines === null ? [] : readLines(rules, lines);
  } catch (error) {
    if (error instanceof LineError) return [];
    throw error;
  }
}
