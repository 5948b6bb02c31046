import type { IdentityDocumentKind } from '@marquee/contract/identity';
import { refreshCall, useCallMutation, useErrorMessage, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from './identity-check.module.css';

interface DetailsFormProps {
  readonly kind: IdentityDocumentKind;
}

interface DetailsValues {
  readonly document: {
    readonly name: string;
    readonly number: string;
    readonly birthday: string;
    readonly expiresOn: string;
  };
}

const FIELD_OF_CODE = {
  identity_document_in_use: 'document.number',
  identity_document_expired: 'document.expiresOn',
} as const;

/** What the document says, as the member reads it, and the sending of the check. */
export function DetailsForm({ kind }: DetailsFormProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const request = useCallMutation('identity.submit');
  const form = useForm<DetailsValues>({
    mode: 'onTouched',
    defaultValues: { document: { name: '', number: '', birthday: '', expiresOn: '' } },
  });
  const send = async ({ document: { name, number, birthday, expiresOn } }: DetailsValues) => {
    const document = { kind, name: name.trim(), number: number.trim(), birthday, expiresOn: expiresOn || null };
    await request.mutateAsync({ level: 1, document });
    toast({ kind: 'success', message: t('identity.sent') });
    await refreshCall('identity.overview');
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { fieldOf: FIELD_OF_CODE });
  const filled = { validate: (value: string) => value.trim() !== '' || t('security.required') };
  const isLong = (least: number) => ({
    validate: (value: string) => value.trim().length >= least || t('security.required'),
  });
  const { errors } = form.formState;
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <p>{t('identity.detailsHint')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('identity.field.name')}
          {...form.register('document.name', isLong(2))}
          error={errors.document?.name?.message}
          autoComplete="name"
          required
        />
        <TextField
          label={t('identity.field.number')}
          {...form.register('document.number', isLong(4))}
          error={errors.document?.number?.message}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          label={t('identity.field.birthday')}
          type="date"
          {...form.register('document.birthday', filled)}
          error={errors.document?.birthday?.message}
          autoComplete="bday"
          required
        />
        <TextField
          label={t('identity.field.expiresOn')}
          type="date"
          {...form.register('document.expiresOn', kind === 'identity_card' ? {} : filled)}
          error={errors.document?.expiresOn?.message}
          hint={kind === 'identity_card' ? t('identity.field.noExpiry') : undefined}
          required={kind !== 'identity_card'}
        />
      </div>
      {failure && <p role="alert">{errorMessage(failure)}</p>}
      <p className={styles.note}>{t('identity.privacy')}</p>
      <Button type="submit" variant="primary" loading={isPending}>
        {t('identity.send')}
      </Button>
    </form>
  );
}
