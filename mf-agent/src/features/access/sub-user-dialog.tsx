import type { AgentRight } from '@marquee/contract/agent-access';
import type { ActivationWay } from '@marquee/contract/agent-line';
import type { SubUser } from '@marquee/contract/calls/sub-users';
import { refreshCall, useAlertTexts, useCallMutation, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import styles from './access.module.css';
import { HandedSecret } from '../register/handed-secret';
import { RightsChoice } from './rights-choice';

interface SubUserDialogProps {
  readonly subUser: SubUser;
  readonly onClose: () => void;
}

const refresh = () => void refreshCall('agent.subUsers');

/** What a sub-user may see, a new password, the end of its sessions, and of its access. */
export function SubUserDialog({ subUser, onClose }: SubUserDialogProps) {
  const { id, account, revision } = subUser;
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { confirm, toast } = useShell();
  const [rights, setRights] = useState<AgentRight[]>([...subUser.rights]);
  const [given, setGiven] = useState<{ way: ActivationWay; secret: string } | null>(null);
  const save = useCallMutation('agent.setSubUserRights');
  const renew = useCallMutation('agent.renewSubUser');
  const signOut = useCallMutation('agent.signOutSubUser');
  const remove = useCallMutation('agent.removeSubUser');
  const failure = save.error ?? renew.error ?? signOut.error ?? remove.error;
  const isPending = save.isPending || renew.isPending || signOut.isPending || remove.isPending;

  const saveRights = async () => {
    await save.mutateAsync({ id, rights, revision });
    refresh();
    onClose();
  };
  const giveSecret = async (way: ActivationWay) => {
    const confirmed = await confirm({
      title: t('access.renewTitle', { account }),
      message: t('access.renewMessage'),
      confirmLabel: t(`downlines.renew.${way}`),
      cancelLabel: t('access.cancel'),
    });
    if (!confirmed) return;
    const { secret } = await renew.mutateAsync({ id, way });
    setGiven({ way, secret });
    refresh();
  };
  const endSessions = async () => {
    await signOut.mutateAsync({ id });
    toast({ kind: 'success', message: t('access.signedOut', { account }) });
  };
  const removeAccess = async () => {
    const confirmed = await confirm({
      title: t('access.removeTitle', { account }),
      message: t('access.removeMessage'),
      confirmLabel: t('access.remove'),
      cancelLabel: t('access.cancel'),
      danger: true,
    });
    if (!confirmed) return;
    await remove.mutateAsync({ id });
    refresh();
    onClose();
  };
  /** What was refused is said above. */
  const attempt = (action: () => Promise<void>) => void action().catch(() => undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('access.changeOf', { account })}
      closeLabel={t('access.cancel')}
      footer={
        <Button
          variant="primary"
          loading={save.isPending}
          disabled={isPending || rights.length === 0}
          onClick={() => attempt(saveRights)}
        >
          {t('access.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <FormAlert {...alertTexts(failure)} />
        <RightsChoice rights={rights} onRights={setRights} />
        <div className={styles.actions}>
          <Button disabled={isPending} onClick={() => attempt(() => giveSecret('password'))}>
            {t('downlines.renew.password')}
          </Button>
          <Button disabled={isPending} onClick={() => attempt(() => giveSecret('link'))}>
            {t('downlines.renew.link')}
          </Button>
          <Button disabled={isPending} onClick={() => attempt(endSessions)}>
            {t('access.signOut')}
          </Button>
          <Button variant="danger" disabled={isPending} onClick={() => attempt(removeAccess)}>
            {t('access.remove')}
          </Button>
        </div>
        {given && <HandedSecret title={t('access.given', { account })} {...given} />}
      </div>
    </Dialog>
  );
}
