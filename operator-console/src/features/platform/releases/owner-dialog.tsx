import type { CallValue } from '@marquee/contract/calls/index';
import { CLAIM_KINDS } from '@marquee/contract/remote-claims';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { FormDialog } from '../../../lib/forms/form-dialog';

export type OwnedName = CallValue<'remoteOwners.list'>[number];

interface OwnerDialogProps {
  /** Null: a new name is granted. */
  readonly owned: OwnedName | null;
  readonly remotes: readonly string[];
  readonly onClose: () => void;
}

interface OwnerValues {
  readonly kind: OwnedName['kind'];
  readonly name: string;
  /** Empty: nobody. */
  readonly remote: string;
  readonly reason: string;
}

/** Gives a name to another remote, or frees it. */
export function OwnerDialog({ owned, remotes, onClose }: OwnerDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { kind = 'route', name = '', remote = remotes[0] ?? '' } = owned ?? {};
  const consoleForm = useConsoleForm<OwnerValues>({ kind, name, remote, reason: '' }, async (values) => {
    await client.call('remoteOwners.move', { ...values, remote: values.remote === '' ? null : values.remote });
    await queryClient.invalidateQueries();
    notify({ tone: 'success', title: t('owners.done', { name: values.name }) });
    onClose();
  });
  const { form } = consoleForm;
  const values = useWatch({ control: form.control });
  const owners = remotes.map((value) => ({ value, label: value }));
  return (
    <FormDialog
      title={owned ? t('owners.changeTitle', { name }) : t('owners.grant')}
      action={t('owners.change')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <p>{t('owners.effect')}</p>
      {owned === null && (
        <>
          <SelectField
            label={t('owners.kind')}
            options={CLAIM_KINDS.map((value) => ({ value, label: t(`owners.kinds.${value}`) }))}
            value={values.kind ?? 'route'}
            onValueChange={(value) => form.setValue('kind', value as OwnedName['kind'])}
          />
          <TextField
            {...form.register('name', { required: t('required') })}
            label={t('owners.name')}
            error={form.formState.errors.name?.message}
            maxLength={200}
            required
            dir="ltr"
          />
        </>
      )}
      <SelectField
        label={t('owners.owner')}
        options={owned ? [...owners, { value: '', label: t('owners.nobody') }] : owners}
        value={values.remote ?? ''}
        onValueChange={(value) => form.setValue('remote', value)}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
