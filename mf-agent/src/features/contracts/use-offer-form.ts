import type { AgentContractType } from '@marquee/contract/agent-contract';
import { readTypedPercent } from '@marquee/contract/typed-amount';
import { refreshCall, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface OfferValues {
  readonly account: string;
  readonly percent: string;
}

/** The offer of a contract to an agent directly below; whether the rate fits the line is the server's answer. */
export function useOfferForm() {
  const t = useMessages('agent');
  const { toast } = useShell();
  const [type, setType] = useState<AgentContractType>('dividend');
  const offer = useCallMutation('agent.offerContract');
  const form = useForm<OfferValues>({ mode: 'onTouched', defaultValues: { account: '', percent: '' } });
  /** Basis points; 0 when the text is no rate: a contract has none of nothing. */
  const rateOf = (percent: string) => readTypedPercent(percent) ?? 0;
  const rules = {
    account: (value: string) => value.trim() !== '' || t('contracts.required'),
    percent: (value: string) => rateOf(value) > 0 || t('contracts.badRate'),
  };
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    const account = values.account.trim();
    await offer.mutateAsync({ account, type, rate: rateOf(values.percent) });
    form.reset();
    toast({ kind: 'success', message: t('contracts.sent', { account }) });
    void refreshCall('agent.contracts');
  });
  const register = (name: keyof OfferValues) => form.register(name, { validate: rules[name] });
  return { register, submit, errors: form.formState.errors, type, setType, failure, isPending };
}
