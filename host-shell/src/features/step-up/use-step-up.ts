import type { StepUpDetails, StepUpMethod } from '@marquee/contract/calls/sign-in';
import { type ApiError, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { signedIn } from '../session/sign-in';

interface Failure {
  readonly message: string;
  readonly requestId: string | null;
}

/** Failures after which the login has to begin again. */
const OVER = new Set(['step_up_expired', 'account_locked', 'account_disabled']);

/** The proof that a held-up login still needs. */
export function useStepUp({ challenge, methods, returnTo }: StepUpDetails & { readonly returnTo?: string }) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { openModal, closeModal, toast } = useShell();
  const [method, setMethod] = useState<StepUpMethod>(methods[0]?.method ?? 'payeeName');
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutate, isPending } = useCallMutation('session.stepUp');

  const choose = (next: StepUpMethod) => {
    setMethod(next);
    setAnswer('');
    setFault(undefined);
    setFailure(null);
  };
  const failed = (error: ApiError) => {
    const triesLeft = error.details['triesLeft'];
    if (OVER.has(error.code) || triesLeft === 0) {
      toast({ kind: 'warning', message: errorMessage(error) });
      closeModal('step-up');
      openModal('login', returnTo === undefined ? {} : { returnTo });
      return;
    }
    const left = typeof triesLeft === 'number' ? ` ${t('stepUp.triesLeft', { count: triesLeft })}` : '';
    setAnswer('');
    setFailure({ message: errorMessage(error) + left, requestId: null });
  };
  const submit = () => {
    setFault(answer.trim() === '' ? t('fields.required') : undefined);
    setFailure(null);
    if (answer.trim() === '') return;
    mutate(
      { challenge, method, answer: answer.trim() },
      { onSuccess: (session) => signedIn(session, returnTo), onError: failed },
    );
  };
  return { method, choose, answer, setAnswer, fault, failure, submit, isPending };
}
