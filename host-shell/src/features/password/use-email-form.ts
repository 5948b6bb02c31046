import { patterns } from '@marquee/contract/registration';
import { ApiError, callApi, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBotCheck } from '../verification/use-bot-check';

interface EmailValues {
  readonly username: string;
  readonly email: string;
}

/** The link by e-mail. The answer is the same whether or not name and address belong together. */
export function useEmailForm(onDone: () => void) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const botCheck = useBotCheck(true);
  const [failure, setFailure] = useState<{ readonly message: string; readonly requestId: string | null } | null>(null);
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { username: '', email: '' } });

  const submit = form.handleSubmit(async (values) => {
    const [username, email] = [values.username.trim(), values.email.trim()];
    setFailure(null);
    if (!patterns.email.test(email)) {
      form.setError('email', { message: t('fields.pattern.email') }, { shouldFocus: true });
      return;
    }
    try {
      const proof = await botCheck.take();
      const { expiredMinutes } = await callApi('member.passwordByEmail', {
        username,
        email,
        ...(proof && { botCheck: proof }),
      });
      toast({ kind: 'success', message: t('forgot.linkSent', { minutes: expiredMinutes }) });
      onDone();
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('unknown_error');
      setFailure({ message: errorMessage(error), requestId: error.code === 'unknown_error' ? error.requestId : null });
    }
  });
  return { form, submit, failure };
}
