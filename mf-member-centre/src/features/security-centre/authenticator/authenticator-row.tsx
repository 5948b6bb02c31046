import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { Smartphone } from '@marquee/ui/icons';
import { lazy, Suspense, useState } from 'react';
import styles from '../security-centre.module.css';
import { SwitchOffDialog } from './switch-off-dialog';

const SetUpDialog = lazy(() => import('./set-up-dialog'));

type State = CallValue<'security.overview'>['authenticator'];

/** Codes of an authenticator app: the state, and its changes. */
export function AuthenticatorRow({ enabled, recoveryCodesLeft }: State) {
  const t = useMessages('member');
  // The dialog stays the one that was opened: setting up switches the state before the recovery codes are shown.
  const [openDialog, setOpenDialog] = useState<'set-up' | 'switch-off' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.measure}>
      <span className={styles.icon}>
        <Smartphone aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>
          {t('security.authenticator.title')}{' '}
          {enabled && <Badge tone="success">{t('security.authenticator.on')}</Badge>}
        </h3>
        <p>
          {enabled
            ? t('security.authenticator.codesLeft', { count: recoveryCodesLeft })
            : t('security.authenticator.hint')}
        </p>
      </div>
      <Button onClick={() => setOpenDialog(enabled ? 'switch-off' : 'set-up')}>
        {t(enabled ? 'security.authenticator.switchOff' : 'security.authenticator.setUp')}
      </Button>
      <Suspense>{openDialog === 'set-up' && <SetUpDialog onClosed={close} />}</Suspense>
      {openDialog === 'switch-off' && <SwitchOffDialog onClosed={close} />}
    </div>
  );
}
