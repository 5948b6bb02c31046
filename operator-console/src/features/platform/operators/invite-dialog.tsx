import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { OwnPasswordField } from '../../../lib/forms/own-password-field';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { LocalTime } from '../../../lib/time/local-time';
import { SecretDialog } from '../../../lib/layout/secret-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { ChoicesField } from './choices-field';

interface InviteValues {
  readonly email: string;
  readonly rights: readonly string[];
  readonly brands: readonly string[];
  readonly reason: string;
  readonly password: string;
}

const STANDARD: InviteValues = { email: '', rights: [], brands: [], reason: '', password: '' };

interface Invitation {
  readonly link: string;
  readonly expiresAt: string;
}

/** Invites a person to rights and brands of the operator's own, and shows the link once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const own = useOperator();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const consoleForm = useConsoleForm<InviteValues>(STANDARD, async ({ email, rights, brands, reason, password }) => {
    const grant = { email: email.trim(), rights: [...rights], brands: [...brands], reason, password };
    setInvitation(await client.call('operators.invite', grant));
    await queryClient.invalidateQueries({ queryKey: ['operators.list'] });
  });
  const { form } = consoleForm;
  if (invitation)
    return (
      <SecretDialog
        title={t('operators.invited')}
        text={t('operators.linkOnce')}
        label={t('operators.link')}
        secret={invitation.link}
        onClose={onClose}
      >
        <p>
          {t('tokens.expires')}: <LocalTime instant={invitation.expiresAt} />
        </p>
      </SecretDialog>
    );
  return (
    <FormDialog
      title={t('operators.invite')}
      description={t('operators.inviteEffect')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('email', { validate: (email) => email.includes('@') || t('fault.email') })}
        type="email"
        label={t('signIn.email')}
        autoComplete="off"
        required
        error={form.formState.errors.email?.message}
      />
      <ChoicesField
        control={form.control}
        name="rights"
        legend={t('operator.rights')}
        choices={own.rights.map((right) => ({ value: right, label: t(`right.${right}`) }))}
        fault={t('fault.choice')}
      />
      <ChoicesField
        control={form.control}
        name="brands"
        legend={t('operator.brands')}
        choices={own.brands.map((code) => ({ value: code, label: code }))}
        fault={t('fault.choice')}
      />
      <ReasonField form={form} />
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}
