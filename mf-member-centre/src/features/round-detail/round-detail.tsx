import type { CallValue } from '@marquee/contract/calls/index';
import { Slot, useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import type { ReactNode } from 'react';
import { BetSelections } from '../betting-record/bet-selections';
import { BetStatusBadge } from '../betting-record/bet-status';
import { FairnessCheck } from './fairness-check';
import { Movements } from './movements';
import { Result } from './result';
import styles from './round-detail.module.css';
import { readFairness, readResult } from './round-result';
import { VendorRound } from './vendor-round';

export type Round = CallValue<'records.round'>;

export function RoundDetail({ round }: { readonly round: Round }) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const { stake, payout, net, status, placedAt, settledAt, roundId, betId, detail, lottery, movements } = round;
  const result = readResult(detail);
  const fairness = readFairness(detail);
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['placedAt', dateTime(placedAt)],
    ['settledAt', settledAt ? dateTime(settledAt) : '–'],
    ['roundId', roundId],
    ['betId', betId],
  ];
  return (
    <div className={styles.detail}>
      <dl className={styles.sums}>
        <Sum label={t('bets.stake')}>
          <Money amount={stake} currency={currency} locale={locale} />
        </Sum>
        <Sum label={t('bets.payout')}>
          <Money amount={payout} currency={currency} locale={locale} />
        </Sum>
        <Sum label={t('bets.net')}>
          {status === 'open' ? '–' : <Money amount={net} currency={currency} locale={locale} signed tone="result" />}
        </Sum>
        <Sum label={t('bets.status')}>
          <BetStatusBadge status={status} payoutInReview={round.payoutInReview} />
        </Sum>
      </dl>
      <BetSelections selections={round.selections} />
      {lottery ? (
        <Slot name="records.lottery-ticket" props={{ ticket: lottery }} />
      ) : result && result.game !== 'other' ? (
        <Result result={result} />
      ) : (
        <VendorRound
          betId={betId}
          isOpen={status === 'open'}
          vendorResult={result}
          hasSelections={round.selections.length > 0}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`round.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fairness && <FairnessCheck facts={fairness} />}
      <Movements entries={movements} />
    </div>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
