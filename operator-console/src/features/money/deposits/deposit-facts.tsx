import { isPositive } from '@marquee/contract/amount';
import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import type { ReactNode } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './deposits.module.css';

/** The details of a deposit and its proof images. */
export function DepositFacts({ deposit }: { readonly deposit: AdminDeposit }) {
  const t = useMessages('console');
  const locale = useLanguage();
  const { currency, transfer } = deposit;
  const money = (amount: string | null) => amount && <Money amount={amount} currency={currency} locale={locale} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('deposits.state'), t(`deposits.states.${deposit.state}`)],
    [t('deposits.amount'), money(deposit.amount)],
    [t('deposits.received'), money(deposit.received)],
    [t('deposits.bonus'), isPositive(deposit.bonus) && money(deposit.bonus)],
    [t('deposits.credited'), money(deposit.credited)],
    [t('deposits.reference'), transfer?.reference],
    [t('deposits.receiver'), transfer && `${transfer.bank} · ${transfer.number}`],
    [t('deposits.note'), deposit.proofNote],
    [t('deposits.proofAt'), deposit.proofAt && <LocalTime instant={deposit.proofAt} />],
    [t('deposits.approvedBy'), deposit.approvedBy.join(', ')],
    [t('deposits.decidedBy'), deposit.decidedBy],
    [t('change.reason'), deposit.reason],
    [t('deposits.transaction'), deposit.transactionId],
    [t('deposits.id'), deposit.depositId],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {deposit.proofImageIds.length > 0 && (
        <ul className={styles.proofs} aria-label={t('deposits.proof')}>
          {deposit.proofImageIds.map((imageId, index) => {
            const url = `/ops/deposits/${deposit.depositId}/images/${imageId}`;
            return (
              <li key={imageId}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('deposits.picture', { place: index + 1 })} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
