import type { ActivationWay, RegistrationOutcome } from '@marquee/contract/agent-line';
import { validateField } from '@marquee/contract/registration';
import { refreshCall, useCallMutation, useFieldMessage, useFormSubmit, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readGroup } from './account-terms';
import type { RegisterTerms } from './register-terms';

interface OneValues {
  readonly account: string;
  readonly group: string;
}

interface Done {
  readonly account: string;
  readonly way: ActivationWay;
  readonly secret: string;
}

/** The form of one account: a list of one row. The same form sent again after a lost answer is the same row. */
export function useRegisterOne(terms: RegisterTerms, type: number, way: ActivationWay) {
  const t = useMessages('agent');
  const fieldMessage = useFieldMessage();
  const [upload, setUpload] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState<Done | null>(null);
  const [refusal, setRefusal] = useState<RegistrationOutcome | null>(null);
  const registration = useCallMutation('agent.register');
  const form = useForm<OneValues>({ mode: 'onTouched', defaultValues: { account: '', group: '' } });
  const rules = {
    account: (value: string) => {
      const fault = validateField({ ...terms.username, required: true }, value);
      return fault === null || fieldMessage(fault);
    },
    group: (value: string) => readGroup(value, terms) !== null || t('register.outcome.group_refused'),
  };
  const { submit, failure, isPending } = useFormSubmit(form, async ({ account, group }) => {
    setRefusal(null);
    setDone(null);
    const prizeGroup = readGroup(group, terms);
    const row = { place: 1, account: account.trim(), type, ...(prizeGroup && { prizeGroup }) };
    const { rows } = await registration.mutateAsync({ upload, way, rows: [row] });
    const [answer] = rows;
    if (!answer?.secret) {
      setUpload(crypto.randomUUID());
      return setRefusal(answer?.outcome ?? null);
    }
    setDone({ account: answer.account, way, secret: answer.secret });
    setUpload(crypto.randomUUID());
    form.reset();
    void refreshCall('agent.line');
    void refreshCall('agent.overview');
    return undefined;
  });
  const register = (name: keyof OneValues) => form.register(name, { validate: rules[name] });
  return { register, submit, errors: form.formState.errors, failure, isPending, done, refusal };
}
