import type { CallValue } from '@marquee/contract/calls/index';
import { JACKPOT } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money, Panel } from '@marquee/ui';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './jackpot.module.css';

/** What members see now, and what it follows from. */
export function CounterNow({ counter }: { readonly counter: CallValue<'jackpotAdmin.read'> }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { enabled, amount, currency, start, startedAt, source, pools } = counter;
  const pool = pools.find(({ vendor }) => vendor === source);
  const growth = {
    least: number.format(JACKPOT.stepMin),
    most: number.format(JACKPOT.stepMax),
    shortest: number.format(Math.min(...JACKPOT.stepSeconds)),
    longest: number.format(Math.max(...JACKPOT.stepSeconds)),
  };
  return (
    <Panel
      title={t('games.jackpot.title')}
      description={pool ? t('games.jackpot.showsPool', { vendor: pool.name }) : t('games.jackpot.description')}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'}>
          {t(enabled ? 'games.jackpot.shown' : 'games.jackpot.hidden')}
        </Badge>
      }
    >
      <dl className={styles.facts}>
        <dt>{t('games.jackpot.now')}</dt>
        <dd className={styles.now}>
          <Money amount={amount} currency={currency} locale={locale} />
        </dd>
        {!pool && (
          <>
            <dt>{t('games.jackpot.start')}</dt>
            <dd>
              <Money amount={start} currency={currency} locale={locale} />
            </dd>
            <dt>{t('games.jackpot.since')}</dt>
            <dd>
              <LocalTime instant={startedAt} />
            </dd>
            <dt>{t('games.jackpot.growth')}</dt>
            <dd>{t('games.jackpot.growthText', growth)}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
