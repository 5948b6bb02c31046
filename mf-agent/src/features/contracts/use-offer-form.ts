import type { AgentContractType } from '@marquee/contract/agent-contract';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { basisPointsOf } from './basis-points';

interface OfferValues {
  readonly account: string;
  readonly percent: string;
}

/** The offer of a contract to an agent directly below; whether the rate fits the line is the server's answer. */
export function useOfferForm() {
  const t = useMessages('agent');
  const { toast } = useShell();
  const errorMessage = useErrorMessage();
  const [type, setType] = useState<AgentContractType>('dividend');
  const [failure, setFailure] = useState<string | null>(null);
  const offer = useCallMutation('agent.offerContract');
  const form = useForm<OfferValues>({ mode: 'onTouched', defaultValues: { account: '', percent: '' } });
  const rules = {
    account: (value: string) => value.trim() !== '' || t('contracts.required'),
    percent: (value: string) => basisPointsOf(value) !== null || t('contracts.badRate'),
  };
  const submit = form.handleSubmit(({ account, percent }) => {
    const rate = basisPointsOf(percent);
    if (rate === null) return;
    setFailure(null);
    offer.mutate(
      { account: account.trim(), type, rate },
      {
        onSuccess: () => {
          form.reset();
          toast({ kind: 'success', message: t('contracts.sent', { account: account.trim() }) });
          void refreshCall('agent.contracts');
        },
        onError: (error) => setFailure(errorMessage(error)),
      },
    );
  });
  const register = (name: keyof OfferValues) => form.register(name, { validate: rules[name] });
  return { register, submit, errors: form.formState.errors, type, setType, failure, isPending: offer.isPending };
}
