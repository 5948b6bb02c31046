import type { AgentContract, ContractEffect } from '@marquee/contract/calls/contract';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import styles from './contract.module.css';
import { TierTable } from './tier-table';

/** What is offered, from when on it counts, and which contracts of downlines would end. */
export function ContractTerms({ contract }: { readonly contract: AgentContract }) {
  const t = useMessages('shell');
  const { type, period, carriesLoss, tiers, id: contractId } = contract;
  const { data: effect, isPending } = useCall('agent.contractEffect', { contractId, action: 'accept' });
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        <dt>{t('contract.type')}</dt>
        <dd>{t(`contract.kind.${type}`)}</dd>
        <dt>{t('contract.period')}</dt>
        <dd>
          {t(`contract.periods.${period}`)}
          {carriesLoss && <span className={styles.note}>{t('contract.carriesLoss')}</span>}
        </dd>
      </dl>
      {type === 'acquisition' && <p className={styles.note}>{t('contract.acquisitionNote')}</p>}
      <TierTable type={type} tiers={tiers} />
      {isPending ? <Skeleton shape="block" height="3rem" /> : effect && <Effect effect={effect} />}
    </div>
  );
}

function Effect({ effect: { at, ends, total } }: { readonly effect: ContractEffect }) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const counts = at === null ? t('contract.countsAtOnce') : t('contract.countsFrom', { at: dateTime(at) });
  if (total === 0)
    return (
      <p className={styles.note}>
        {counts} {t('contract.nothingEnds')}
      </p>
    );
  return (
    <>
      <p className={styles.note}>{counts}</p>
      <p>{t('contract.ends', { total })}</p>
      <ul className={styles.ends}>
        {ends.map(({ account, type }) => (
          <li key={`${account} ${type}`}>
            <bdi>{account}</bdi>
            <span>{t(`contract.kind.${type}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
