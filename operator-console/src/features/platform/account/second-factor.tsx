import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, notify, Panel } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useRead } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { OwnPasswordField } from '../../../lib/forms/own-password-field';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { Loaded } from '../../../lib/loaded/loaded';
import { AuthenticatorSetUp } from '../../../lib/second-factor/authenticator-set-up';
import { signedOutKey } from '../../../lib/session/operator';
import styles from './account.module.css';

/** Whether the operator has an authenticator, with the ways to set it up and to switch it off. */
export function SecondFactor() {
  const read = useRead('operator.authenticator', {});
  return (
    <Loaded read={read} height="6rem">
      {(state) => <State state={state} />}
    </Loaded>
  );
}

function State({ state }: { readonly state: CallValue<'operator.authenticator'> }) {
  const t = useMessages('console');
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'set-up' | 'disable' | null>(null);
  const close = () => {
    setDialog(null);
    void queryClient.invalidateQueries({ queryKey: ['operator.authenticator'] });
    void queryClient.invalidateQueries({ queryKey: signedOutKey });
  };
  return (
    <Panel>
      <div className={styles.factor}>
        <div>
          <h2 className={styles.title}>
            {t('secondFactor.name')}{' '}
            <Badge tone={state.enabled ? 'success' : 'neutral'}>
              {t(state.enabled ? 'secondFactor.on' : 'secondFactor.off')}
            </Badge>
          </h2>
          <p>
            {state.enabled
              ? t('secondFactor.codesLeft', { count: state.recoveryCodesLeft })
              : t('secondFactor.explanation')}
          </p>
        </div>
        {state.enabled ? (
          <Button onClick={() => setDialog('disable')}>{t('secondFactor.disable')}</Button>
        ) : (
          <Button variant="primary" onClick={() => setDialog('set-up')}>
            {t('secondFactor.setUp')}
          </Button>
        )}
      </div>
      {dialog === 'set-up' && (
        <Dialog open onOpenChange={(open) => !open && close()} title={t('secondFactor.setUp')} closeLabel={t('close')}>
          <AuthenticatorSetUp onDone={close} />
        </Dialog>
      )}
      {dialog === 'disable' && <DisableDialog isRequired={state.isRequired} onClose={close} />}
    </Panel>
  );
}

function DisableDialog({ isRequired, onClose }: { readonly isRequired: boolean; readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const consoleForm = useConsoleForm({ password: '' }, async ({ password }) => {
    await client.call('operator.disableAuthenticator', { password });
    notify({ tone: 'success', title: t('secondFactor.disabled') });
    onClose();
  });
  return (
    <FormDialog
      size="sm"
      title={t('secondFactor.disable')}
      description={t(isRequired ? 'secondFactor.disableRequired' : 'secondFactor.disableEffect')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <OwnPasswordField form={consoleForm.form} />
    </FormDialog>
  );
}
