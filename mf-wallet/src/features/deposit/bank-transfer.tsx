import type { Deposit } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { DepositFacts } from './deposit-facts';
import { ProofForm } from './proof-form';
import styles from './transfer.module.css';

/** A pending bank transfer: receiving account, amount, reference, then the proof. */
export function Transfer({ deposit }: { readonly deposit: Deposit }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { transfer, amount } = deposit;
  if (!transfer) return null;
  const fields = [
    ['amount', amount],
    ['bank', transfer.bank],
    ['holder', transfer.holder],
    ['number', transfer.number],
    ['reference', transfer.reference],
  ] as const;
  return (
    <div className={styles.transfer} data-state={deposit.state}>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('transfer.title', { amount: money(amount) })}</h2>
        <p>{t('transfer.intro')}</p>
        {fields.map(([name, value]) => (
          <CopyField
            key={name}
            label={t(`transfer.${name}`)}
            value={value}
            copyLabel={t('transfer.copy', { what: t(`transfer.${name}`) })}
            copiedLabel={t('transfer.copied')}
          />
        ))}
        <p className={styles.warning}>
          <Badge tone="warning">{t('transfer.important')}</Badge> {t('transfer.referenceHint')}
        </p>
        <DepositFacts deposit={deposit} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('transfer.proofTitle')}</h2>
        <p>{t('transfer.proofIntro')}</p>
        <ProofForm depositId={deposit.depositId} />
      </section>
    </div>
  );
}
