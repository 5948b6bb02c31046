import {
  type AgentContractType,
  CONTRACT_TYPE_PERIODS,
  isSalaryType,
  MOST_CONTRACT_TIERS,
  rowAboveBound,
  salaryLeft,
  type WireTier,
} from '@marquee/contract/agent-contract';
import { EMPTY_TIER, offerFault, tiersOf, valuesOf } from '@marquee/contract/contract-form';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import type { ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useRevision } from '../../../lib/revision/use-revision';
import { EffectNote } from './effect-note';
import { goesOn, type ShownAgent, type ShownContract, type SignValues } from './shown-agent';
import { TierFields } from './tier-fields';
import { TrialMonths } from './trial-months';
import { type Previewed, usePropose } from './use-propose';
import { useTermsFormat } from './use-terms-format';

interface SignDialogProps {
  readonly brand: string;
  readonly agent: ShownAgent;
  readonly type: AgentContractType;
  /** The contract that goes on, which the new one replaces. */
  readonly open: ShownContract | null;
  readonly ends: ProposeEnds;
}

/** Terms of the brand for the top of a line; first what they do, then their proposal with a reason. */
export function SignDialog({ brand, agent, type, open, ends: { onClose } }: SignDialogProps) {
  const t = useMessages('console');
  const { preview, propose } = usePropose(onClose);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const revision = useRevision(open?.id ?? null);
  const { percent } = useTermsFormat(agent.currency);
  const left = salaryLeft(type, agent.received.filter(goesOn), agent.salaryBound);
  const faultOf = (tiers: readonly WireTier[]) => {
    const above = rowAboveBound(type, tiers, left);
    return offerFault(type, tiers, null) ?? (above === null ? null : { row: above, fault: 'bound' as const });
  };
  const periods = CONTRACT_TYPE_PERIODS[type];
  const standard = type === 'dividend' ? 'semimonthly' : (periods[0] ?? 'daily');
  const consoleForm = useConsoleForm<SignValues>(
    {
      period: open?.period ?? standard,
      carriesLoss: open?.carriesLoss ?? false,
      rows: open ? open.tiers.map(valuesOf) : [EMPTY_TIER],
      reason: '',
    },
    async ({ period, carriesLoss, rows, reason }) => {
      const tiers = tiersOf(type, rows);
      if (!tiers || faultOf(tiers)) return;
      const change = { brand, account: agent.account, type, terms: { period, carriesLoss, tiers } };
      if (previewed === null) return setPreviewed(await preview(change));
      return revision.send((base) => propose({ ...change, revision: base, reason }));
    },
  );
  const { form } = consoleForm;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const typed = useWatch({ control: form.control, name: 'rows' });
  const tiers = tiersOf(type, typed);
  const fault = tiers && faultOf(tiers);
  const again = () => setPreviewed(null);
  return (
    <FormDialog
      title={t('contracts.signTitle', { type: t(`contracts.types.${type}`), account: agent.account })}
      description={t('contracts.signText')}
      size="lg"
      action={t(previewed === null ? 'contracts.preview' : 'contracts.propose')}
      consoleForm={consoleForm}
      revision={revision}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="period"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t('contracts.period')}
            options={periods.map((period) => ({ value: period, label: t(`contracts.periods.${period}`) }))}
            value={value}
            onValueChange={(period) => {
              onChange(period);
              again();
            }}
            disabled={periods.length === 1}
          />
        )}
      />
      {type === 'dividend' && (
        <Checkbox {...form.register('carriesLoss', { onChange: again })} label={t('contracts.carriesLoss')} />
      )}
      {type === 'acquisition' && <p>{t('contracts.acquisitionNote')}</p>}
      {isSalaryType(type) && (
        <p>{t('contracts.salaryNote', { most: percent(agent.salaryBound), left: percent(left) })}</p>
      )}
      {fields.map(({ id }, index) => (
        <TierFields
          key={id}
          form={form}
          type={type}
          index={index}
          currency={agent.currency}
          onChange={again}
          onRemove={fields.length > 1 ? () => (again(), remove(index)) : null}
          fault={fault?.row === index + 1 ? t(`contracts.fault.${fault.fault}`, { row: String(fault.row) }) : null}
        />
      ))}
      {fields.length < MOST_CONTRACT_TIERS && (
        <div>
          <Button onClick={() => (again(), append(EMPTY_TIER))}>{t('contracts.addRow')}</Button>
        </div>
      )}
      {previewed && <EffectNote effect={previewed.effect} />}
      {previewed?.months && <TrialMonths months={previewed.months} currency={agent.currency} />}
      {previewed && <ReasonField form={form} />}
    </FormDialog>
  );
}
