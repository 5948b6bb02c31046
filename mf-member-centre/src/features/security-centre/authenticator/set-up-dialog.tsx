import { useMessages } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useEffect, useRef } from 'react';
import { useDialog } from '../../dialog/use-dialog';
import { AnswerForm } from '../answer-form';
import { PasswordForm } from '../password-form';
import styles from '../security-centre.module.css';
import { RecoveryCodes } from './recovery-codes';
import { ScanSecret } from './scan-secret';
import { useSetUp } from './use-set-up';

/** Sets an authenticator app up in two steps: scan and confirm, then keep the recovery codes. */
export default function SetUpDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const dialog = useDialog(onClosed);
  const { step, failure, start, confirm, isPending } = useSetUp();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });
  return (
    <Dialog size="md" {...dialog.frame} title={t('security.authenticator.title')}>
      {step === null && !failure && <Skeleton shape="block" height="12rem" />}
      {step === null && failure && <p role="alert">{failure}</p>}
      {step?.name === 'password' && <PasswordForm failure={failure} isPending={isPending} onSubmit={start} />}
      {step?.name === 'scan' && (
        <div className={styles.steps}>
          <ScanSecret secret={step.secret} uri={step.uri} />
          <AnswerForm
            label={t('security.authenticator.code')}
            submitLabel={t('security.authenticator.confirm')}
            failure={failure}
            isPending={isPending}
            onSubmit={confirm}
          />
        </div>
      )}
      {step?.name === 'codes' && (
        <div className={styles.steps}>
          <RecoveryCodes codes={step.recoveryCodes} />
          <Button variant="primary" block onClick={dialog.close}>
            {t('security.authenticator.saved')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
