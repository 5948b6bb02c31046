import { REMEMBER_ME_MS } from '@marquee/contract/constants';
import { type ApiError, useCallMutation, useErrorMessage, useMessages } from '@marquee/kit';
import { useCaptchaRequirement } from '@marquee/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepPreference, readPreference } from '../../lib/cookies';
import { signedIn } from '../session/sign-in';
import { modals } from '../../lib/modals/modal-store';

interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly rememberMe: boolean;
}

interface FormFailure {
  readonly message: string;
  readonly requestId: string | null;
}

/** Keeps the user name for the next login; an empty one forgets it. The password is kept nowhere. */
const keepName = (name: string) => keepPreference('mq_user', name, name === '' ? 0 : REMEMBER_ME_MS / 1_000);

/** The login form: what must be filled in, what the server asks beyond that, and what follows. */
export function useLoginForm(returnTo: string | undefined) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const captcha = useCaptchaRequirement();
  const login = useCallMutation('session.login');
  const remembered = readPreference('mq_user');
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username: remembered ?? '', password: '', captcha: '', rememberMe: remembered !== null },
  });
  const required = t('fields.required');

  const failed = (error: ApiError, name: string) => {
    if (stepUpFollows(error, returnTo)) return keepName(name);
    captcha.onRefusal(error);
    form.resetField('captcha');
    setFailure({ message: errorMessage(error), requestId: error.code === 'unknown_error' ? error.requestId : null });
  };
  const submit = form.handleSubmit(({ username, password, captcha: answer, rememberMe }) => {
    setFailure(null);
    const name = username.trim();
    login.mutate(
      {
        type: 'username',
        username: name,
        password,
        rememberMe,
        site: 'member',
        ...(captcha.isRequired && { captcha: answer.trim() }),
      },
      {
        onSuccess: (session) => {
          keepName(rememberMe ? name : '');
          signedIn(session, returnTo);
        },
        onError: (error) => failed(error, rememberMe ? name : ''),
      },
    );
  });
  const register = (name: keyof LoginValues) =>
    form.register(name, name === 'rememberMe' ? {} : { validate: (value) => String(value).trim() !== '' || required });
  return { register, submit, errors: form.formState.errors, failure, captcha, isPending: login.isPending };
}

/** Opens the confirmation that a login from a new address needs. @returns whether the error asks for one */
export function stepUpFollows({ code, details }: ApiError, returnTo: string | undefined): boolean {
  if (code !== 'step_up_required') return false;
  modals.close('login');
  modals.openByName('step-up', { ...details, ...(returnTo !== undefined && { returnTo }) });
  return true;
}
