import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { TextField } from '@marquee/ui/field';
import { QrCode } from '@marquee/ui/qr-code';
import { useState } from 'react';
import { useClient } from '../calls';
import { FailureLine } from '../failure/failure-line';
import { OwnPasswordField } from '../forms/own-password-field';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import styles from './second-factor.module.css';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

const QR_PX = 176;

/** Sets an authenticator up in three steps: the secret for the app, its first code, the recovery codes. */
export function AuthenticatorSetUp({ onDone }: { readonly onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (secret) return <FirstCode secret={secret} onConfirmed={setRecoveryCodes} />;
  return <Start onStarted={setSecret} />;
}

/** The password is asked for once the server does: not just after a sign-in. */
function Start({ onStarted }: { readonly onStarted: (secret: Secret) => void }) {
  const t = useMessages('console');
  const client = useClient();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { form, submit, failure, isPending } = useConsoleForm(
    { password: '' },
    async ({ password }) =>
      onStarted(await client.call('operator.startAuthenticator', { ...(needsPassword && { password }) })),
    {
      onRefusal: ({ code }) => {
        const isFirst = code === 'password_incorrect' && !needsPassword;
        if (isFirst) setNeedsPassword(true);
        return isFirst;
      },
    },
  );
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <p>{t('secondFactor.explanation')}</p>
      {needsPassword && <OwnPasswordField form={form} />}
      <Button type="submit" variant="primary" loading={isPending}>
        {t('secondFactor.start')}
      </Button>
    </form>
  );
}

function FirstCode(props: { readonly secret: Secret; readonly onConfirmed: (codes: readonly string[]) => void }) {
  const t = useMessages('console');
  const client = useClient();
  const { secret, uri } = props.secret;
  const { form, submit, failure, isPending } = useConsoleForm({ code: '' }, async ({ code }) => {
    const { recoveryCodes } = await client.call('operator.confirmAuthenticator', { code: code.trim() });
    props.onConfirmed(recoveryCodes);
  });
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <p>{t('secondFactor.scan')}</p>
      <div className={styles.picture}>
        <QrCode text={uri} sizePx={QR_PX} label={t('secondFactor.qr')} />
      </div>
      <CopyField
        label={t('secondFactor.secret')}
        value={secret}
        copyLabel={t('tokens.copy')}
        copiedLabel={t('tokens.copied')}
      />
      <TextField
        {...form.register('code', { validate: (code) => code.trim() !== '' || t('required') })}
        label={t('secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        error={form.formState.errors.code?.message}
      />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('secondFactor.confirm')}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useMessages('console');
  return (
    <div className={forms.form}>
      <p>{t('secondFactor.recoveryOnce')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyField
        label={t('secondFactor.allCodes')}
        value={codes.join(' ')}
        copyLabel={t('tokens.copy')}
        copiedLabel={t('tokens.copied')}
      />
      <Button variant="primary" onClick={onDone}>
        {t('secondFactor.kept')}
      </Button>
    </div>
  );
}
