import type { ActivationWay } from '@marquee/contract/agent-line';
import { useMessages } from '@marquee/kit';
import { CopyField } from '@marquee/ui/copy-field';
import { handedOver } from '../register/account-terms';
import styles from './access.module.css';

interface GivenSecretProps {
  readonly account: string;
  readonly way: ActivationWay;
  readonly secret: string;
}

/** What the agent hands to a sub-user; it is shown once. */
export function GivenSecret({ account, way, secret }: GivenSecretProps) {
  const t = useMessages('agent');
  return (
    <div role="status" className={styles.given}>
      <strong>{t('access.given', { account })}</strong>
      <p>{t(`register.hand.${way}`)}</p>
      <CopyField
        label={t(`register.by.${way}`)}
        value={handedOver(way, secret)}
        copyLabel={t('team.copy')}
        copiedLabel={t('team.copied')}
      />
    </div>
  );
}
