import type { ActivationWay } from '@marquee/contract/agent-line';
import { useMessages } from '@marquee/kit';
import { CopyField } from '@marquee/ui/copy-field';
import { handedOver } from './account-terms';
import styles from './register.module.css';

interface HandedSecretProps {
  readonly title: string;
  readonly way: ActivationWay;
  readonly secret: string;
}

/** What the agent hands to the owner of an account; it is shown once. */
export function HandedSecret({ title, way, secret }: HandedSecretProps) {
  const t = useMessages('agent');
  return (
    <div role="status" className={styles.done}>
      <strong>{title}</strong>
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
