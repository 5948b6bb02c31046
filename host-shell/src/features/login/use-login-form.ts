import { REMEMBER_ME_MS } from '@marquee/contract/constants';
import { type ApiError, useCallMutation, useFormSubmit, useMessages } from '@marquee/kit';
import { useCaptchaRequirement } from '@marquee/ui/form';
import { useForm } from 'react-hook-form';
import { keepPreference, readPreference } from '../../lib/cookies';
import { modals } from '../../lib/modals/modal-store';
import { signedIn } from '../session/sign-in';

interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly rememberMe: boolean;
}

/** Stores the user name for the next login, where the visitor wants that; the password is never stored. */
function storeName({ username, rememberMe }: LoginValues): void {
  const name = rememberMe ? username.trim() : '';
  keepPreference('mq_user', name, name === '' ? 0 : REMEMBER_ME_MS / 1_000);
}

/** The login form: required fields, a captcha once the server asks for one, and the session that follows. */
export function useLoginForm(returnTo: string | undefined) {
  const t = useMessages('shell');
  const captcha = useCaptchaRequirement();
  const login = useCallMutation('session.login');
  const storedName = readPreference('mq_user');
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username: storedName ?? '', password: '', captcha: '', rememberMe: storedName !== null },
  });

  const onRefusal = (error: ApiError) => {
    if (activationFollows(error, form.getValues('password'), returnTo)) return true;
    const needsStepUp = stepUpFollows(error, returnTo);
    if (needsStepUp) storeName(form.getValues());
    else {
      captcha.onRefusal(error);
      form.resetField('captcha');
    }
    return needsStepUp;
  };
  const send = async (values: LoginValues) => {
    const { username, password, captcha: answer, rememberMe } = values;
    const session = await login.mutateAsync({
      type: 'username',
      username: username.trim(),
      password,
      rememberMe,
      site: 'member',
      ...(captcha.isRequired && { captcha: answer.trim() }),
    });
    storeName(values);
    signedIn(session, returnTo);
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });
  const register = (name: keyof LoginValues) =>
    form.register(
      name,
      name === 'rememberMe' ? {} : { validate: (value) => String(value).trim() !== '' || t('fields.required') },
    );
  const { errors, submitCount } = form.formState;
  const isIncomplete = submitCount > 0 && Boolean(errors.username ?? errors.password);
  const message = isIncomplete && !failure ? t('login.incomplete') : null;
  const wantsRememberMe = () => form.getValues('rememberMe');
  return { register, submit, errors, failure, message, captcha, isPending, wantsRememberMe };
}

/** Opens the confirmation that a login from a new address needs. @returns whether the error asks for one */
export function stepUpFollows({ code, details }: ApiError, returnTo: string | undefined): boolean {
  if (code !== 'step_up_required') return false;
  modals.close('loginPopupModal');
  modals.openByName('step-up', { ...details, ...(returnTo !== undefined && { returnTo }) });
  return true;
}

/** Opens the form that activates an account by its one-time password. @returns whether the error asks for it */
function activationFollows({ code }: ApiError, activation: string, returnTo: string | undefined): boolean {
  if (code !== 'activation_needed') return false;
  modals.close('loginPopupModal');
  modals.open('registerModal', { activation, ...(returnTo !== undefined && { returnTo }) });
  return true;
}
