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
import { useBetTexts } from '../bets/use-bet-texts';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './my-bets.module.css';

const LATEST = 10;

const TONES = { open: 'info', won: 'success', lost: 'neutral', pushed: 'neutral', returned: 'neutral' } as const;

/** The member's latest tickets of a game. */
export function MyBets({ gameCode, rules }: { readonly gameCode: string; readonly rules: LotteryRules }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const isPlayer = useSession().state !== 'trial';
  const orders = useCall('lottery.orders', { gameCode, pageNo: 1, pageSize: LATEST }, { enabled: isPlayer });
  const failureTexts = useFailureTexts();
  useTopic('lottery.ticket', () => void orders.refetch());
  const tickets = orders.data?.content ?? [];
  return (
    <section className={styles.bets} aria-label={t('myBets.title')}>
      <h2 className={styles.title}>{t('myBets.title')}</h2>
      {orders.error && !orders.data && (
        <ErrorState compact {...failureTexts(orders.error)} onRetry={() => void orders.refetch()} />
      )}
      {orders.data && tickets.length === 0 && <p className={styles.empty}>{t('myBets.empty')}</p>}
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.ticketId} ticket={ticket} rules={rules} />
        ))}
      </ul>
    </section>
  );
}

const LINES_SHOWN = 3;

interface TicketRowProps {
  readonly ticket: LotteryTicket;
  readonly rules: LotteryRules;
}

function TicketRow({ ticket, rules }: TicketRowProps) {
  const { issue, placedAt, status, stake, payout, lineCount, prizeGroup } = ticket;
  const texts = useBetTexts(rules, prizeGroup === null ? 'ZY' : 'LOTT');
  const { t } = texts;
  const { dateTime } = useFormat();
  const currency = useBrand().currencySymbol;
  const locale = useFormatLocale();
  const isWon = status === 'won';
  return (
    <li className={styles.ticket}>
      <span className={styles.issue}>{issue}</span>
      <Badge tone={TONES[status]}>{t(`myBets.status.${status}`)}</Badge>
      <span className={styles.lines}>
        {linesOf(rules, ticket)
          .slice(0, LINES_SHOWN)
          .map((line) => (
            <span key={`${line.kind.code} ${texts.selection(line)}`}>
              {texts.kind(line.kind)} <bdi>{texts.selection(line)}</bdi>
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
        {t('myBets.lines', { lines: lineCount })} · {dateTime(placedAt)}
      </span>
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
