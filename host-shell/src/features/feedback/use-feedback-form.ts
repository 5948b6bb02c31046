import type { FEEDBACK_TYPES } from '@marquee/contract/constants';
import { type ApiError, useCall, useCallMutation, useErrorMessage, useLanguage, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { faultMessage } from '../../lib/form/field-fault';

interface FeedbackValues {
  /** '' while nothing is chosen; a question type otherwise, as the select carries it. */
  readonly type: string;
  readonly content: string;
  readonly sender: string;
  readonly captcha: string;
}

type Type = (typeof FEEDBACK_TYPES)[number];
type Named = 'type' | 'content' | 'captcha';

const NAMED: readonly Named[] = ['type', 'content', 'captcha'];

/** Characters as the server counts them: after trimming, whatever room each takes. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** The feedback form. What is empty is listed; every try spends the captcha's picture. */
export function useFeedbackForm() {
  const t = useMessages('shell');
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const { data: limits } = useCall('feedback.settings', {});
  const send = useCallMutation('feedback.send');
  const [failure, setFailure] = useState<{ readonly message: string; readonly requestId: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [reference, setReference] = useState<string | null>(null);
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: { type: '', content: '', sender: '', captcha: '' },
  });
  const content = useWatch({ control: form.control, name: 'content' });

  const emptyMessage = (names: readonly Named[]) =>
    t('feedback.empty', {
      count: names.length,
      fields: new Intl.ListFormat(language).format(names.map((name) => t(`feedback.field.${name}`))),
    });
  const failed = (error: ApiError) => {
    setAttempt((before) => before + 1);
    form.resetField('captcha');
    const empty = NAMED.filter((name) => error.fields.some(({ path }) => path === name));
    for (const fault of error.fields) form.setError(fault.path as Named, { message: faultMessage(t, fault) });
    const message = error.code === 'feedback_incomplete' ? emptyMessage(empty) : errorMessage(error);
    setFailure({ message, requestId: error.requestId });
  };
  const submit = form.handleSubmit(
    ({ type, content: text, sender, captcha }) => {
      setFailure(null);
      send.mutate(
        { type: Number(type) as Type, content: text.trim(), captcha: captcha.trim(), ...(sender.trim() && { sender }) },
        { onSuccess: ({ feedbackId }) => setReference(feedbackId), onError: failed },
      );
    },
    () => {
      const values = form.getValues();
      const empty = NAMED.filter((name) => values[name].trim() === '');
      setFailure(empty.length > 0 ? { message: emptyMessage(empty), requestId: null } : null);
    },
  );

  const validate = (name: keyof FeedbackValues) => (value: string) => {
    if (name === 'sender') return true;
    if (value.trim() === '') return t('fields.required');
    if (name !== 'content' || !limits) return true;
    const { minLength: min, maxLength: max } = limits;
    const length = lengthOf(value);
    return (length >= min && length <= max) || t(length < min ? 'fields.too_short' : 'fields.too_long', { min, max });
  };
  return {
    register: (name: keyof FeedbackValues) => form.register(name, { validate: validate(name) }),
    control: form.control,
    rulesOf: (name: keyof FeedbackValues) => ({ validate: validate(name) }),
    errors: form.formState.errors,
    submit,
    content,
    limits,
    failure,
    attempt,
    reference,
    isPending: send.isPending,
  };
}
