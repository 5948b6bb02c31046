import { MAX_PASSKEY_NAME } from '@marquee/contract/passkey-limits';
import { refreshCall, useCallMutation, useErrorMessage, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from '../security-centre.module.css';

interface NameFormProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly revision: number;
  readonly onDone: () => void;
}

/** The member's own name for a passkey. */
export function NameForm({ passkeyId, name: current, revision, onDone }: NameFormProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error } = useCallMutation('security.renamePasskey');
  const form = useForm({ mode: 'onTouched', defaultValues: { name: current } });
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ name }) =>
          mutate(
            { passkeyId, name: name.trim(), revision },
            { onSuccess: onDone, onSettled: () => void refreshCall('security.passkeys') },
          ),
        )(event)
      }
    >
      <TextField
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('security.required') })}
        error={form.formState.errors.name?.message ?? (error && errorMessage(error))}
        required
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {t('security.passkeys.saveName')}
      </Button>
    </form>
  );
}
