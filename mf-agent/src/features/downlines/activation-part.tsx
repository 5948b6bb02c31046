import type { ActivationWay } from '@marquee/contract/agent-line';
import { useAlertTexts, useCallMutation, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { HandedSecret } from '../register/handed-secret';
import type { DownlineDetail } from './downline-detail';
import styles from './downlines.module.css';

/** An account that waits for its owner: a new one-time password or link, in place of the one before. */
export function ActivationPart({ member }: { readonly member: DownlineDetail }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const renew = useCallMutation('agent.renewActivation');
  const [given, setGiven] = useState<{ readonly way: ActivationWay; readonly secret: string } | null>(null);
  const make = async (way: ActivationWay) => {
    const { secret } = await renew.mutateAsync({ id: member.id, way });
    setGiven({ way, secret });
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
      {given && <HandedSecret title={member.account} {...given} />}
    </section>
  );
}
