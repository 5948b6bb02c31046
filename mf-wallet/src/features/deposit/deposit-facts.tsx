import { isPositive } from '@marquee/contract/amount';
import type { Deposit } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './deposit-result.module.css';

/** The parts of a deposit, where there is more than its amount. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { state, amount, received, fee, bonus, offerName, wagering, transfer } = deposit;
  if (state === 'failed') return null;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('deposit.ordered'), received && money(amount)],
    [t('deposit.received'), received && money(received)],
    [t('deposit.fee'), isPositive(fee) ? money(`-${fee}`) : null],
    [offerName ?? t('deposit.bonus'), isPositive(bonus) ? money(bonus, { signed: true }) : null],
    [t('deposit.wagering'), isPositive(wagering) ? money(wagering) : null],
    [t('transfer.reference'), state === 'pending' ? null : (transfer?.reference ?? null)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
