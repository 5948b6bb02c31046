import type { CallValue } from '@marquee/contract/calls/index';
import { type ApiError, publish, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useCaptchaRequirement } from '@marquee/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface LogInValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** The agents' login: only agents may enter, and the shell takes the session over from the event. */
export function useLogInForm() {
  const t = useMessages('agent');
  const errorMessage = useErrorMessage();
  const { openModal } = useShell();
  const [failure, setFailure] = useState<string | null>(null);
  const captcha = useCaptchaRequirement();
  const login = useCallMutation('session.login');
  const form = useForm<LogInValues>({ mode: 'onTouched', defaultValues: { username: '', password: '', captcha: '' } });

  const entered = ({ state, passwordExpired }: CallValue<'session.login'>) => {
    publish('session.changed', { state });
    if (passwordExpired) openModal('change-password', { forced: true });
  };
  const failed = (error: ApiError) => {
    if (error.code === 'step_up_required') return openModal('step-up', { ...error.details, returnTo: '/agentHome' });
    captcha.onRefusal(error);
    form.resetField('captcha');
    setFailure(errorMessage(error));
  };
  const submit = form.handleSubmit(({ username, password, captcha: answer }) => {
    setFailure(null);
    login.mutate(
      {
        type: 'username',
        username: username.trim(),
        password,
        site: 'agent',
        ...(captcha.isRequired && { captcha: answer.trim() }),
      },
      { onSuccess: entered, onError: failed },
    );
  });
  const register = (name: keyof LogInValues) =>
    form.register(name, { validate: (value) => value.trim() !== '' || t('logIn.required') });
  return { register, submit, errors: form.formState.errors, failure, captcha, isPending: login.isPending };
}
