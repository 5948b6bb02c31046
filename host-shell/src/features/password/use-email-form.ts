import { patterns } from '@marquee/contract/registration';
import { callApi, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { useBotCheck } from '../verification/use-bot-check';

interface EmailValues {
  readonly username: string;
  readonly email: string;
}

/** The reset link by e-mail. The answer is the same whether or not the name and the address belong together. */
export function useEmailForm(onDone: () => void) {
  const t = useMessages('shell');
  const { toast } = useShell();
  const botCheck = useBotCheck(true);
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { username: '', email: '' } });
  const { submit, failure, isPending } = useFormSubmit(form, async ({ username, email }) => {
    const proof = await botCheck.take();
    const { expiredMinutes } = await callApi('member.passwordByEmail', {
      username: username.trim(),
      email: email.trim(),
      ...(proof && { botCheck: proof }),
    });
    toast({ kind: 'success', message: t('forgot.linkSent', { count: expiredMinutes, minutes: expiredMinutes }) });
    onDone();
  });
  const validate = (name: keyof EmailValues) => (value: string) => {
    if (value.trim() === '') return t('fields.required');
    return name === 'username' || patterns.email.test(value.trim()) || t('fields.pattern.email');
  };
  const register = (name: keyof EmailValues) => form.register(name, { validate: validate(name) });
  return { register, errors: form.formState.errors, submit, failure, isPending };
}
