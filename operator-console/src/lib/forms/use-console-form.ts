import type { ApiError } from '@marquee/kit/http/api-error';
import { type FormSubmit, useFormSubmit } from '@marquee/kit/forms/use-form-submit';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useReason } from '../failure/use-reason';

export interface ConsoleForm<Values extends FieldValues> extends FormSubmit {
  readonly form: UseFormReturn<Values>;
}

/**
 * A form of the console that is sent as one call, with refusals in the operators' words.
 * @param send makes the call; rejects with `ApiError`. Gets the form, to reset it after a success
 * @param resolver checks all values at once, where fields that are not on the screen count too
 */
export function useConsoleForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values, form: UseFormReturn<Values>) => Promise<unknown>,
  resolver?: Resolver<Values>,
): ConsoleForm<Values> {
  const t = useMessages('console');
  const errorMessage: (error: ApiError) => string = useReason();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues, ...(resolver && { resolver }) });
  const submission = useFormSubmit(form, (values) => send(values, form), {
    errorMessage,
    fieldMessage: () => t('fieldFault'),
  });
  return { ...submission, form };
}
