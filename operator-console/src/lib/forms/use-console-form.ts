import type { ApiError } from '@marquee/kit/http/api-error';
import { type FormSubmit, useFormSubmit } from '@marquee/kit/forms/use-form-submit';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useReason } from '../failure/use-reason';

export interface ConsoleForm<Values extends FieldValues> extends FormSubmit {
  readonly form: UseFormReturn<Values>;
}

export interface ConsoleFormOptions<Values extends FieldValues> {
  /** Checks all values at once, where fields that are not on the screen count too. */
  readonly resolver?: Resolver<Values> | undefined;
  /**
   * Called with a refusal first.
   * @returns true when nothing is left to show
   */
  readonly onRefusal?: ((error: ApiError) => boolean) | undefined;
}

/**
 * A form of the console that is sent as one call, with refusals in the operators' words.
 * @param send makes the call; rejects with `ApiError`. Gets the form, to reset it after a success
 */
export function useConsoleForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values, form: UseFormReturn<Values>) => Promise<unknown>,
  { resolver, onRefusal }: ConsoleFormOptions<Values> = {},
): ConsoleForm<Values> {
  const t = useMessages('console');
  const errorMessage: (error: ApiError) => string = useReason();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues, ...(resolver && { resolver }) });
  const submission = useFormSubmit(form, (values) => send(values, form), {
    errorMessage,
    fieldMessage: () => t('fieldFault'),
    ...(onRefusal && { onRefusal }),
  });
  return { ...submission, form };
}
