import type { AgentContract } from '@marquee/contract/calls/contract';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { ContractTime } from './contract-time';
import styles from './contracts.module.css';
import { TierTable } from './tier-table';

interface TermsDialogProps {
  readonly contract: AgentContract;
  readonly onClose: () => void;
}

/** One version of a contract: what was signed, and when it counts. */
export function TermsDialog({ contract, onClose }: TermsDialogProps) {
  const t = useMessages('agent');
  const { type, version, period, carriesLoss, tiers } = contract;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('contracts.termsTitle', { type: t(`contracts.type.${type}`), version })}
      closeLabel={t('contracts.close')}
      size="lg"
    >
      <div className={styles.effect}>
        <dl className={styles.facts}>
          <dt>{t('contracts.period')}</dt>
          <dd>
            {t(`contracts.periods.${period}`)}
            {carriesLoss && <p>{t('contracts.carriesLoss')}</p>}
          </dd>
          <dt>{t('contracts.counts')}</dt>
          <dd>
            <ContractTime contract={contract} />
          </dd>
        </dl>
        {type === 'acquisition' && <p>{t('contracts.acquisitionHint')}</p>}
        <TierTable type={type} tiers={tiers} caption={t('contracts.tiers')} />
      </div>
    </Dialog>
  );
}
