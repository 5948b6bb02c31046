import type { CallValue } from '@marquee/contract/calls/index';
import { type ApiError, publish, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useCaptchaRequirement } from '@marquee/ui/form';
import { useForm } from 'react-hook-form';

interface LogInValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** The agents' login: only agents may enter, and the shell takes the session over from the event. */
export function useLogInForm() {
  const t = useMessages('agent');
  const { openModal } = useShell();
  const captcha = useCaptchaRequirement();
  const login = useCallMutation('session.login');
  const form = useForm<LogInValues>({ mode: 'onTouched', defaultValues: { username: '', password: '', captcha: '' } });

  const entered = ({ state, passwordExpired }: CallValue<'session.login'>) => {
    publish('session.changed', { state });
    if (passwordExpired) openModal('changePassModal', { forced: true });
  };
  const onRefusal = (error: ApiError) => {
    if (error.code === 'activation_needed') {
      openModal('registerModal', { activation: form.getValues('password'), returnTo: '/agentHome' });
      return true;
    }
    const needsStepUp = error.code === 'step_up_required';
    if (needsStepUp) openModal('step-up', { ...error.details, returnTo: '/agentHome' });
    else {
      captcha.onRefusal(error);
      form.resetField('captcha');
    }
    return needsStepUp;
  };
  const send = async ({ username, password, captcha: answer }: LogInValues) =>
    entered(
      await login.mutateAsync({
        type: 'username',
        username: username.trim(),
        password,
        site: 'agent',
        ...(captcha.isRequired && { captcha: answer.trim() }),
      }),
    );
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });
  const register = (name: keyof LogInValues) =>
    form.register(name, { validate: (value) => value.trim() !== '' || t('logIn.required') });
  return { register, submit, errors: form.formState.errors, failure, captcha, isPending, entered };
}
