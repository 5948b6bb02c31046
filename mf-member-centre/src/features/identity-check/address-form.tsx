import type { IdentityCheck } from '@marquee/contract/calls/identity';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { DiscardButton } from './discard-button';
import { PictureField } from './picture-field';
import { receivedAtOf } from './received-pictures';
import styles from './identity-check.module.css';

/** The proof of address: one picture. */
export function AddressForm({ check }: { readonly check: IdentityCheck | null }) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [isAsked, setAsked] = useState(false);
  const submit = useCallMutation('identity.submit');
  const receivedAt = receivedAtOf(check, 'address');
  const error = isAsked && receivedAt === null ? t('identity.fault.missing') : undefined;
  const send = () =>
    submit.mutate(
      { level: 2, document: null },
      {
        onSuccess: () => toast({ kind: 'success', message: t('identity.sent') }),
        onSettled: () => void refreshCall('identity.overview'),
      },
    );
  return (
    <section className={styles.steps} aria-label={t('identity.level.2.title')}>
      <div className={styles.pictures}>
        <PictureField level={2} kind="address" receivedAt={receivedAt} error={error} />
      </div>
      {submit.error && <p role="alert">{errorMessage(submit.error)}</p>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={submit.isPending}
          onClick={() => (receivedAt === null ? setAsked(true) : send())}
        >
          {t('identity.send')}
        </Button>
        {check?.state === 'draft' && <DiscardButton level={2} />}
      </div>
    </section>
  );
}
