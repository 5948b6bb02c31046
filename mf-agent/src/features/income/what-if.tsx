import {
  CONTRACT_TYPE_PERIODS,
  MOST_CONTRACT_TIERS,
  TRIED_CONTRACT_TYPES,
  type TriedContractType,
} from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import { EMPTY_TIER, offerFault, tiersOf } from '@marquee/contract/contract-form';
import { useAlertTexts, useCallMutation, useFormat, useFormSubmit, useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { TierRow } from '../contracts/tier-row';
import type { OfferValues } from '../contracts/use-offer-form';
import styles from './income.module.css';
import { WhatIfMonths } from './what-if-months';

/** Any terms on the real figures of the own line, month by month. */
export function WhatIf() {
  const t = useMessages('agent');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const [type, setType] = useState<TriedContractType>('dividend');
  const periods = CONTRACT_TYPE_PERIODS[type];
  const [chosen, setPeriod] = useState<ContractPeriod>('monthly');
  const period = periods.includes(chosen) ? chosen : (periods[0] ?? 'daily');
  const [carries, setCarries] = useState(false);
  const trial = useCallMutation('agent.whatIf');
  const form = useForm<OfferValues>({ mode: 'onTouched', defaultValues: { account: '', rows: [EMPTY_TIER] } });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const typed = useWatch({ control: form.control, name: 'rows' });
  const tiers = tiersOf(type, typed);
  const fault = tiers && offerFault(type, tiers, null);
  const request = tiers && {
    type,
    terms: { period, carriesLoss: type === 'dividend' && carries, tiers },
  };
  const { submit, failure, isPending } = useFormSubmit(form, async () => {
    if (request && !fault) await trial.mutateAsync(request);
  });
  const isShown = JSON.stringify(trial.variables) === JSON.stringify(request);
  const chooseType = (value: string) => {
    setType(TRIED_CONTRACT_TYPES.find((option) => option === value) ?? 'dividend');
    form.reset();
  };
  return (
    <Panel title={t('income.whatIf.title')} description={t('income.whatIf.text')}>
      <form className={styles.next} onSubmit={submit} noValidate>
        <FormAlert {...alertTexts(failure)} />
        <div className={styles.running}>
          <SelectField
            label={t('contracts.kind')}
            options={TRIED_CONTRACT_TYPES.map((value) => ({ value, label: t(`contracts.type.${value}`) }))}
            value={type}
            onValueChange={chooseType}
          />
          <SelectField
            label={t('contracts.period')}
            options={periods.map((value) => ({ value, label: t(`contracts.periods.${value}`) }))}
            value={period}
            onValueChange={(value) => setPeriod(periods.find((option) => option === value) ?? 'monthly')}
            disabled={periods.length === 1}
          />
        </div>
        {type === 'dividend' && (
          <Checkbox
            label={t('contracts.carriesLoss')}
            checked={carries}
            onChange={({ target }) => setCarries(target.checked)}
          />
        )}
        {rows.fields.map(({ id }, index) => (
          <TierRow
            key={id}
            form={form}
            type={type}
            index={index}
            onRemove={rows.fields.length > 1 ? () => rows.remove(index) : null}
            fault={fault?.row === index + 1 ? t(`contracts.fault.${fault.fault}`, { row: number(fault.row) }) : null}
          />
        ))}
        <div className={styles.actions}>
          {rows.fields.length < MOST_CONTRACT_TIERS && (
            <Button onClick={() => rows.append(EMPTY_TIER)}>{t('contracts.addRow')}</Button>
          )}
          <Button type="submit" variant="primary" loading={isPending} disabled={fault !== null}>
            {t('income.whatIf.run')}
          </Button>
        </div>
        {isShown && trial.data && <WhatIfMonths months={trial.data.months} />}
      </form>
    </Panel>
  );
}
