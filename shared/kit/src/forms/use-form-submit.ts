import type { FieldError } from '@marquee/contract/envelope';
import type { ErrorCode } from '@marquee/contract/errors';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
// Types only: the library stays out of the first load; features with forms load it.
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api-error';
import { useErrorMessage, useMessages } from '../i18n/use-messages';
import { useUnsavedForm } from './unsaved-forms';

export interface FormSubmitOptions<Values extends FieldValues> {
  /** The field that a refusal is about, by error code: it is shown there instead of above the form. */
  readonly fieldOf?: Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>;
  /**
   * Called with a refusal first.
   * @returns true when nothing is left to show
   */
  readonly onRefusal?: (error: ApiError) => boolean;
  /** What a refused field says; the shell's `fields.*` messages by default. */
  readonly fieldMessage?: (fault: FieldError) => string;
  /** What a refusal says beside its field; the shell's `errors.*` messages by default. */
  readonly errorMessage?: (error: ApiError) => string;
}

export interface FormSubmit {
  readonly submit: (event?: BaseSyntheticEvent) => void;
  /** The refusal of the form as a whole; null when there is none, or when it stands beside a field. */
  readonly failure: ApiError | null;
  readonly clearFailure: () => void;
  readonly isPending: boolean;
}

/**
 * Sends a form once its own checks pass, and shows the server's refusal: beside the named fields, else as the failure
 * of the form.
 * @param send makes the call; rejects with `ApiError`
 */
export function useFormSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  options: FormSubmitOptions<Values> = {},
): FormSubmit {
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const shellErrorMessage = useErrorMessage();
  const shellFieldMessage = useFieldMessage();
  useUnsavedForm(form);
  const { fieldOf = {}, onRefusal, fieldMessage = shellFieldMessage, errorMessage = shellErrorMessage } = options;

  /** What the server says beside fields, in the words that are loaded now. */
  const refusedFields = (error: ApiError): [FieldPath<Values>, string][] => {
    const field = fieldOf[error.code];
    return [
      ...error.fields.map((fault): [FieldPath<Values>, string] => [
        fault.path as FieldPath<Values>,
        fieldMessage(fault),
      ]),
      ...(field ? [[field, errorMessage(error)] as [FieldPath<Values>, string]] : []),
    ];
  };
  const refuse = (error: ApiError) => {
    if (onRefusal?.(error)) return;
    const field = fieldOf[error.code];
    for (const [name, message] of refusedFields(error))
      form.setError(name, { type: 'server', message }, { shouldFocus: name === field });
    setRefusal(error);
  };
  // The sentences of failures are a late catalogue: a refusal may come before them, and the language may change after it.
  useEffect(() => {
    if (!refusal) return;
    for (const [name, message] of refusedFields(refusal)) {
      const { error } = form.getFieldState(name);
      if (error?.type === 'server' && error.message !== message) form.setError(name, { type: 'server', message });
    }
  });
  const handle = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await send(values);
    } catch (cause) {
      refuse(cause instanceof ApiError ? cause : new ApiError('unknown_error', null, {}, { cause }));
    }
  });
  return {
    submit(event) {
      // A refusal of a field that the form does not register would block every further attempt.
      form.clearErrors();
      void handle(event);
    },
    failure: refusal && !fieldOf[refusal.code] ? refusal : null,
    clearFailure: () => setRefusal(null),
    isPending: form.formState.isSubmitting,
  };
}

/** Patterns of free text: there the length is part of the rule. Dates, addresses and numbers have their own form. */
const NAMES_LENGTH = /^pattern\.(?!any$|email$|date-|mobile$)/;

/** The text of a refused field. The page's checks and the server's answers use the same message keys. */
export function useFieldMessage(): (fault: Pick<FieldError, 'messageKey' | 'params'>) => string {
  const t = useMessages('shell');
  return ({ messageKey, params = {} }) => {
    const key = `fields.${messageKey}`;
    // The bound decides the plural form, as in "at least 8 characters".
    const bound = messageKey === 'too_long' ? params['max'] : params['min'];
    const text = t(key, bound === undefined ? params : { ...params, count: bound });
    if (text === key) return t('fields.invalid_value');
    return NAMES_LENGTH.test(messageKey) ? t('fields.ruleAndLength', { rule: text, ...params }) : text;
  };
}
