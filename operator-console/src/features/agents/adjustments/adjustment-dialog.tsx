import { ADJUSTMENT_MAX } from '@marquee/contract/agent-bills';
import { amountFault } from '@marquee/contract/amount';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { Segmented } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import type { ShownAgent } from '../contracts/shown-agent';

const DIRECTIONS = ['add', 'deduct'] as const;

interface AdjustmentValues {
  readonly account: string;
  readonly contractId: string;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly amount: string;
  readonly reason: string;
}
const EMPTY: AdjustmentValues = { account: '', contractId: '', direction: 'add', amount: '', reason: '' };

interface AdjustmentDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

/** First whose contract, then how much and why: another operator decides. */
export function AdjustmentDialog({ brand, onClose }: AdjustmentDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [agent, setAgent] = useState<ShownAgent | null>(null);
  const contracts = agent?.received.filter(({ validFrom }) => validFrom !== null) ?? [];
  const consoleForm = useConsoleForm(EMPTY, async ({ account, ...values }, form) => {
    if (contracts.length === 0) {
      const found = await client.call('agentContracts.show', { brand, account: account.trim() });
      setAgent(found);
      const [latest] = found.received.filter(({ validFrom }) => validFrom !== null);
      return form.setValue('contractId', latest?.id ?? '');
    }
    await client.call('agentAdjustments.propose', { brand, ...values });
    notify({ tone: 'success', title: t('agentAdjustments.proposed') });
    void queryClient.invalidateQueries({ queryKey: ['agentAdjustments.list'] });
    return onClose();
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      title={t('agentAdjustments.propose')}
      action={t(contracts.length === 0 ? 'agentAdjustments.find' : 'agentAdjustments.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('account', {
          validate: (account) => account.trim() !== '' || t('fieldFault'),
          onChange: () => setAgent(null),
        })}
        label={t('agentAdjustments.account')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={form.formState.errors.account?.message}
      />
      {agent && contracts.length === 0 && <p role="status">{t('agentAdjustments.noContracts')}</p>}
      {agent && contracts.length > 0 && <Terms form={form} contracts={contracts} currency={agent.currency} />}
    </FormDialog>
  );
}

interface TermsProps {
  readonly form: UseFormReturn<AdjustmentValues>;
  readonly contracts: ShownAgent['received'];
  readonly currency: string;
}

function Terms({ form, contracts, currency }: TermsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return (
    <>
      <Controller
        control={form.control}
        name="contractId"
        render={({ field }) => (
          <SelectField
            label={t('agentAdjustments.contract')}
            value={field.value}
            onValueChange={field.onChange}
            options={contracts.map(({ id, type, version, state }) => ({
              value: id,
              label: t('agentAdjustments.contractOption', {
                type: t(`contracts.types.${type}`),
                version: String(version),
                state: t(`contracts.state.${state}`),
              }),
            }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="direction"
        render={({ field }) => (
          <Segmented
            label={t('agentAdjustments.direction')}
            value={field.value}
            onValueChange={field.onChange}
            options={DIRECTIONS.map((value) => ({ value, label: t(`agentAdjustments.directions.${value}`) }))}
          />
        )}
      />
      <AmountControl
        control={form.control}
        name="amount"
        label={t('agentAdjustments.amountField')}
        currency={currency}
        locale={locale}
        required
        validate={(text) => (amountFault(text, { maximum: ADJUSTMENT_MAX }) === null ? undefined : t('fault.amount'))}
      />
      <ReasonField form={form} hint={t('agentAdjustments.reasonHint')} />
    </>
  );
}
