import type { ActivationWay } from '@marquee/contract/agent-line';
import { useAlertTexts, useCallMutation, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { handedOver } from '../register/account-terms';
import type { DownlineDetail } from './downline-detail';
import styles from './downlines.module.css';

/** An account that waits for its owner: a new one-time password or link, in place of the one before. */
export function ActivationPart({ member }: { readonly member: DownlineDetail }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const renew = useCallMutation('agent.renewActivation');
  const [given, setGiven] = useState<{ readonly way: ActivationWay; readonly text: string } | null>(null);
  const make = async (way: ActivationWay) => {
    const { secret } = await renew.mutateAsync({ id: member.id, way });
    setGiven({ way, text: handedOver(way, secret) });
  };
  const button = (way: ActivationWay) => (
    <Button size="sm" loading={renew.isPending} onClick={() => void make(way).catch(() => undefined)}>
      {t(`downlines.renew.${way}`)}
    </Button>
  );
  return (
    <section className={styles.part}>
      <h3>{t('downlines.waiting')}</h3>
      <FormAlert {...alertTexts(renew.error)} />
      <div className={styles.actions}>
        {button('password')}
        {button('link')}
      </div>
      {given && (
        <div role="status">
          <CopyField
            label={t(`register.by.${given.way}`)}
            value={given.text}
            copyLabel={t('team.copy')}
            copiedLabel={t('team.copied')}
          />
        </div>
      )}
    </section>
  );
}
