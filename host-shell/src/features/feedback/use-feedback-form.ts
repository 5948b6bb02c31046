import type { FEEDBACK_TYPES } from '@marquee/contract/constants';
import {
  type ApiError,
  useCall,
  useCallMutation,
  useFieldMessage,
  useFormSubmit,
  useLanguage,
  useMessages,
} from '@marquee/kit';
import { type BaseSyntheticEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

interface FeedbackValues {
  /** '' while nothing is selected; a question type otherwise, as the select carries it. */
  readonly type: string;
  readonly content: string;
  readonly sender: string;
  readonly captcha: string;
}

type Type = (typeof FEEDBACK_TYPES)[number];
const REQUIRED = ['type', 'content', 'captcha'] as const;
type RequiredName = (typeof REQUIRED)[number];

/** Characters as the server counts them: after trimming, each character once however many units it takes. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** The feedback form. Empty fields are listed; every attempt uses up the captcha's picture. */
export function useFeedbackForm() {
  const t = useMessages('shell');
  const fieldMessage = useFieldMessage();
  const language = useLanguage();
  const { data: limits } = useCall('feedback.settings', {});
  const feedback = useCallMutation('feedback.send');
  const [emptyFields, setEmptyFields] = useState<readonly RequiredName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [reference, setReference] = useState<string | null>(null);
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: { type: '', content: '', sender: '', captcha: '' },
  });
  const content = useWatch({ control: form.control, name: 'content' });

  const send = async ({ type, content: text, sender, captcha }: FeedbackValues) => {
    const { feedbackId } = await feedback.mutateAsync({
      type: Number(type) as Type,
      content: text.trim(),
      captcha: captcha.trim(),
      ...(sender.trim() && { sender }),
    });
    setReference(feedbackId);
  };
  const onRefusal = ({ code, fields }: ApiError) => {
    setAttempt((before) => before + 1);
    form.resetField('captcha');
    if (code === 'feedback_incomplete')
      setEmptyFields(REQUIRED.filter((name) => fields.some(({ path }) => path === name)));
    return false;
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });

  const validate = (name: keyof FeedbackValues) => (value: string) => {
    if (name === 'sender') return true;
    if (value.trim() === '') return t('fields.required');
    if (name !== 'content' || !limits) return true;
    const { minLength: min, maxLength: max } = limits;
    const length = lengthOf(value);
    return (
      (length >= min && length <= max) ||
      fieldMessage({ messageKey: length < min ? 'too_short' : 'too_long', params: { min, max } })
    );
  };
  const message =
    emptyFields.length > 0
      ? t('feedback.empty', {
          count: emptyFields.length,
          fields: new Intl.ListFormat(language).format(emptyFields.map((name) => t(`feedback.field.${name}`))),
        })
      : null;

  return {
    register: (name: keyof FeedbackValues) => form.register(name, { validate: validate(name) }),
    control: form.control,
    rulesOf: (name: keyof FeedbackValues) => ({ validate: validate(name) }),
    errors: form.formState.errors,
    submit(event: BaseSyntheticEvent) {
      const values = form.getValues();
      setEmptyFields(REQUIRED.filter((name) => values[name].trim() === ''));
      submit(event);
    },
    content,
    limits,
    failure,
    message,
    attempt,
    reference,
    isPending,
  };
}
