import type { AgentContract } from '@marquee/contract/calls/contract';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './contract.module.css';

/** What is offered, and which contracts of downlines would end. */
export function ContractTerms({ contract: { type, rate, ends } }: { readonly contract: AgentContract }) {
  const t = useMessages('shell');
  const { percent } = useFormat();
  const percentText = (basisPoints: number) => percent(basisPoints / 10_000);
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        <dt>{t('contract.type')}</dt>
        <dd>{t(`contract.kind.${type}`)}</dd>
        <dt>{t('contract.rate')}</dt>
        <dd className={styles.rate}>{percentText(rate)}</dd>
      </dl>
      {ends.length === 0 ? (
        <p className={styles.note}>{t('contract.nothingEnds')}</p>
      ) : (
        <>
          <p>{t('contract.ends')}</p>
          <ul className={styles.ends}>
            {ends.map((end) => (
              <li key={end.account}>
                <bdi>{end.account}</bdi>
                <span>{percentText(end.rate)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
