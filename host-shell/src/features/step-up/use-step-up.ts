import type { StepUpDetails, StepUpMethod } from '@marquee/contract/calls/sign-in';
import { readVerificationCode } from '@marquee/contract/verification-code';
import { type ApiError, useCallMutation, useErrorMessage, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCodeRule } from '../verification/use-code-rule';
import { signedIn } from '../session/sign-in';

/** Refusals after which the login has to start again. */
const FINAL_REFUSALS = new Set(['step_up_expired', 'account_locked', 'account_closed', 'account_disabled']);

/** Methods that send a code. An authenticator's answer may be a recovery code instead. */
const SENT: ReadonlySet<StepUpMethod> = new Set(['sms', 'email']);

const answerTo = (method: StepUpMethod, typed: string): string =>
  (SENT.has(method) && readVerificationCode(typed)) || typed.trim();

/** The proof that a login from a new address still needs. */
export function useStepUp({ challenge, methods, returnTo }: StepUpDetails & { readonly returnTo?: string }) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { openModal, closeModal, toast } = useShell();
  const [method, setMethod] = useState<StepUpMethod>(methods[0]?.method ?? 'payeeName');
  const stepUp = useCallMutation('session.stepUp');
  const form = useForm<{ answer: string }>({ defaultValues: { answer: '' } });

  const onRefusal = (error: ApiError) => {
    const isFinal = FINAL_REFUSALS.has(error.code) || error.details['triesLeft'] === 0;
    if (isFinal) {
      toast({ kind: 'warning', message: errorMessage(error) });
      closeModal('step-up');
      openModal('loginPopupModal', returnTo === undefined ? {} : { returnTo });
    } else form.resetField('answer');
    return isFinal;
  };
  const send = async ({ answer }: { readonly answer: string }) =>
    signedIn(await stepUp.mutateAsync({ challenge, method, answer: answerTo(method, answer) }), returnTo);
  const { submit, failure, clearFailure, isPending } = useFormSubmit(form, send, { onRefusal });

  const selectMethod = (next: StepUpMethod) => {
    setMethod(next);
    form.reset();
    clearFailure();
  };
  const triesLeft = failure?.details['triesLeft'];
  const message =
    failure && typeof triesLeft === 'number'
      ? `${errorMessage(failure)} ${t('stepUp.triesLeft', { count: triesLeft })}`
      : null;
  const codeFault = useCodeRule();
  const answer = {
    ...form.register('answer', {
      validate: (value) => (SENT.has(method) ? codeFault(value) : value.trim() !== '' || t('fields.required')),
    }),
    error: form.formState.errors.answer?.message,
  };
  return { method, selectMethod, answer, failure, message, submit, isPending };
}
