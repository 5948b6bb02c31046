import { useMessages } from '@marquee/kit/i18n/use-messages';
import { PasswordField } from '@marquee/ui/field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The password of the operator who changes who may enter. */
export function OwnPasswordField<Values extends FieldValues & { readonly password: string }>({
  form,
}: {
  /** A form with a field `password`. */
  readonly form: UseFormReturn<Values>;
}) {
  const t = useMessages('console');
  const name = 'password' as FieldPath<Values>;
  const { error } = form.getFieldState(name, form.formState);
  return (
    <PasswordField
      {...form.register(name, { validate: (password: string) => password !== '' || t('required') })}
      label={t('account.ownPassword')}
      autoComplete="current-password"
      required
      error={error?.message}
      showLabel={t('signIn.show')}
      hideLabel={t('signIn.hide')}
    />
  );
}
