import {
  useBrand,
  useCall,
  useFailureTexts,
  useFormatLocale,
  useMessages,
  useTopic,
  useTopicValue,
} from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { JackpotCounter } from '@marquee/ui/jackpot';
import { useMemo } from 'react';
import styles from './jackpot.module.css';

const MIN_STEP_MS = 500;
const MAX_STEP_MS = 10_000;

/**
 * The counter or the connected pool: every visitor of the brand sees the same number (decisions, "jackpot that grows at random").
 * Renders nothing when the brand has no jackpot.
 */
export function JackpotPool() {
  const t = useMessages('games');
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const first = useCall('games.jackpot', {}, { staleMs: Number.POSITIVE_INFINITY });
  const pool = useTopicValue('jackpot.tick') ?? first.data;
  useTopic('config.changed', () => void first.refetch());
  const failureTexts = useFailureTexts();
  // Computed once per step: the reels roll until the next step.
  const stepMs = useMemo(() => stepUntil(pool?.nextAt), [pool]);
  if (first.data === null) return null;
  return (
    <div className={styles.pool}>
      <h2 className={styles.title}>{t('jackpot.title')}</h2>
      <div className={styles.amount}>
        {pool && (
          <JackpotCounter
            amount={Number(pool.amount)}
            stepMs={stepMs}
            currency={currencySymbol}
            locale={locale}
            label={t('jackpot.amount')}
          />
        )}
        {!pool && !first.error && <Skeleton shape="block" width="min(100%, 26rem)" height="1.2em" />}
      </div>
      {!pool && first.error && (
        <ErrorState compact {...failureTexts(first.error)} onRetry={() => void first.refetch()} />
      )}
      <p className={styles.hint}>
        {first.data?.pool ? t('jackpot.poolHint', { vendor: first.data.pool.name }) : t('jackpot.hint')}
      </p>
    </div>
  );
}

function stepUntil(nextAt: string | undefined): number {
  const ms = nextAt === undefined ? MIN_STEP_MS : Date.parse(nextAt) - Date.now();
  return Math.min(MAX_STEP_MS, Math.max(MIN_STEP_MS, ms));
}
