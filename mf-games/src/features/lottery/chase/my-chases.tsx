import type { LotteryChase } from '@marquee/contract/calls/lottery-orders';
import {
  refreshCall,
  useAlertTexts,
  useBrand,
  useCall,
  useCallMutation,
  useFailureTexts,
  useFormat,
  useFormatLocale,
  useMessages,
  useSession,
  useShell,
  useTopic,
} from '@marquee/kit';
import { Badge, Button, ErrorState, Money } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from '../room/my-bets.module.css';

const LATEST = 10;
const TONES = { running: 'info', won: 'success', stopped: 'neutral', done: 'neutral' } as const;

/** The member's latest chases of a game; a running one can be stopped. */
export function MyChases({ gameCode }: { readonly gameCode: string }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const isPlayer = useSession().state !== 'trial';
  const chases = useCall('lottery.chases', { gameCode, pageNo: 1, pageSize: LATEST }, { enabled: isPlayer });
  const failureTexts = useFailureTexts();
  useTopic('lottery.ticket', () => void chases.refetch());
  if (chases.error && !chases.data)
    return <ErrorState compact {...failureTexts(chases.error)} onRetry={() => void chases.refetch()} />;
  if (!isPlayer || chases.data?.content.length === 0) return <p className={styles.empty}>{t('chases.empty')}</p>;
  return (
    <ul className={styles.list}>
      {chases.data?.content.map((chase) => (
        <ChaseRow key={chase.chaseId} chase={chase} />
      ))}
    </ul>
  );
}

function ChaseRow({ chase }: { readonly chase: LotteryChase }) {
  const { chaseId, createdAt, state, stopOnWin, issues, played, stake, payout } = chase;
  const t = useMessages(LOTTERY_MESSAGES);
  const shell = useShell();
  const { dateTime } = useFormat();
  const currency = useBrand().currencySymbol;
  const locale = useFormatLocale();
  const alertTexts = useAlertTexts();
  const { mutate, error, isPending } = useCallMutation('lottery.stopChase');
  const stop = () =>
    mutate(
      { chaseId },
      {
        onSuccess() {
          shell.toast({ kind: 'success', message: t('chases.stopped') });
          void Promise.all([refreshCall('lottery.chases'), refreshCall('lottery.orders')]);
        },
      },
    );
  return (
    <li className={styles.ticket}>
      <span className={styles.issue}>{t('chases.progress', { count: issues, played, issues })}</span>
      <Badge tone={TONES[state]}>{t(`chases.state.${state}`)}</Badge>
      <span className={styles.note}>
        {dateTime(createdAt)}
        {stopOnWin && ` · ${t('chases.stopOnWin')}`}
      </span>
      <span className={styles.amount}>
        <Money amount={stake} currency={currency} locale={locale} />
        {state !== 'running' && <Money amount={payout} currency={currency} locale={locale} signed tone="result" />}
      </span>
      {state === 'running' && (
        <Button size="sm" loading={isPending} onClick={stop}>
          {t('chases.stop')}
        </Button>
      )}
      <FormAlert {...alertTexts(error)} />
    </li>
  );
}
