import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextAreaField } from '@marquee/ui/field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ReasonFieldProps<Values extends FieldValues & { readonly reason: string }> {
  /** A form with a field `reason`. */
  readonly form: UseFormReturn<Values>;
  /** Who reads the reason; the audit log by default. */
  readonly hint?: string | undefined;
}

/** Why an operator does it: required for everything that is audited. */
export function ReasonField<Values extends FieldValues & { readonly reason: string }>({
  form,
  hint,
}: ReasonFieldProps<Values>) {
  const t = useMessages('console');
  const name = 'reason' as FieldPath<Values>;
  const { error } = form.getFieldState(name, form.formState);
  return (
    <TextAreaField
      {...form.register(name, {
        validate: (reason: string) => reason.trim().length >= REASON_MIN_LENGTH || t('change.reasonFault'),
      })}
      label={t('change.reason')}
      hint={hint ?? t('change.reasonHint')}
      rows={2}
      dir="auto"
      required
      maxLength={REASON_MAX_LENGTH}
      error={error?.message}
    />
  );
}
