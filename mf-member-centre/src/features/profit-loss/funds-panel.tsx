import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money, Panel } from '@marquee/ui';
import { Link } from 'react-router-dom';
import styles from './profit-loss.module.css';

const HOUR_SECONDS = 3_600;
const MINUTE_SECONDS = 60;

type FundsPanelProps = Pick<CallValue<'records.profitLoss'>, 'funds' | 'secondsPlayed'>;

/** What was paid in and out on these days and how long was played: beside a result, because it tells the rest. */
export function FundsPanel({ funds, secondsPlayed }: FundsPanelProps) {
  const t = useMessages('member');
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const names = [
    'deposits',
    'withdrawals',
    ...(Number(funds.transfers) === 0 ? [] : (['transfers'] as const)),
  ] as const;
  return (
    <Panel title={t('profit.beside')} description={t('profit.besideHint')}>
      <dl className={styles.funds}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`profit.${name}`)}</dt>
            <dd>
              <Money amount={funds[name]} currency={currency} locale={locale} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('profit.netPosition')}</dt>
          <dd>
            <Money amount={funds.netPosition} currency={currency} locale={locale} signed tone="result" />
          </dd>
        </div>
        <div>
          <dt>{t('profit.timePlayed')}</dt>
          <dd>
            <TimePlayed seconds={secondsPlayed} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

/** Time is counted for members who limit it: others are shown the way there. */
function TimePlayed({ seconds }: { readonly seconds: number | null }) {
  const t = useMessages('member');
  const { number } = useFormat();
  if (seconds === null) return <Link to="/member/limits">{t('profit.countTime')}</Link>;
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  const unit = (value: number, name: 'hour' | 'minute') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  return <>{hours === 0 ? unit(minutes, 'minute') : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`}</>;
}
