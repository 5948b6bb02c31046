import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { CallValue } from '@marquee/contract/calls/index';
import { useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { refreshContracts } from './refresh-contracts';
import { EMPTY_TIER, offerFault, type TierValues, tiersOf, valuesOf } from '@marquee/contract/contract-form';

export interface OfferValues {
  readonly account: string;
  readonly rows: TierValues[];
}
export type Offerable = CallValue<'agent.contracts'>['offerable'];

/** The offer of a contract to an agent directly below, compared row by row with the agent's own. */
export function useOfferForm(offerable: Offerable) {
  const t = useMessages('agent');
  const { toast } = useShell();
  const [type, setType] = useState<AgentContractType>('dividend');
  const own = offerable[type] ?? null;
  const offer = useCallMutation('agent.offerContract');
  const form = useForm<OfferValues>({ mode: 'onTouched', defaultValues: { account: '', rows: [EMPTY_TIER] } });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const typed = useWatch({ control: form.control, name: 'rows' });
  const typedAccount = useWatch({ control: form.control, name: 'account' });
  const tiers = tiersOf(type, typed);
  const fault = own && tiers ? offerFault(type, tiers, own.tiers) : null;
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    const offered = tiersOf(type, values.rows);
    if (!offered || fault) return;
    const account = values.account.trim();
    await offer.mutateAsync({ account, type, tiers: offered });
    form.reset();
    toast({ kind: 'success', message: t('contracts.sent', { account }) });
    refreshContracts();
  });
  const account = form.register('account', { validate: (value) => value.trim() !== '' || t('contracts.required') });
  return {
    form,
    account,
    rows,
    submit,
    type,
    chooseType: (value: string) => {
      setType(value as AgentContractType);
      form.setValue('rows', [EMPTY_TIER]);
    },
    own,
    copyOwn: () => own && form.setValue('rows', own.tiers.map(valuesOf)),
    fault,
    /** What is typed, as long as it can be offered. */
    typed: { account: typedAccount, tiers: fault === null ? tiers : null },
    failure,
    isPending,
  };
}
