import {
  HIGHEST_CONTRACT_RATES,
  type AgentContractType,
  isTierAmount,
  TIER_FIELDS,
  type TierField,
  tierLabel,
} from '@marquee/contract/agent-contract';
import { useFormat, useMessages, useMoneyField } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { Trash2 } from '@marquee/ui/icons';
import type { UseFormReturn } from 'react-hook-form';
import styles from './contracts.module.css';
import { fieldFault } from '@marquee/contract/contract-form';
import type { OfferValues } from './use-offer-form';

interface TierRowProps {
  readonly form: UseFormReturn<OfferValues>;
  readonly type: AgentContractType;
  readonly index: number;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
  /** What breaks this row as a whole. */
  readonly fault: string | null;
}

/** One row of an offer: the thresholds and rates that its type has. */
export function TierRow({ form, type, index, onRemove, fault }: TierRowProps) {
  const t = useMessages('agent');
  const { number, percent } = useFormat();
  const moneyField = useMoneyField();
  const row = number(index + 1);
  const most = percent(HIGHEST_CONTRACT_RATES[type] / 10_000);
  const messageOf = (field: TierField, text: string): string | undefined => {
    const found = fieldFault(field, text);
    return found === null ? undefined : t(`contracts.${found}`, { most });
  };
  const errors = form.formState.errors.rows?.[index];
  return (
    <fieldset className={styles.row} aria-describedby={fault === null ? undefined : `row-fault-${index}`}>
      <legend>
        {t('contracts.row')} {row}
      </legend>
      {TIER_FIELDS[type].map((field) => {
        const label = t(`contracts.field.${tierLabel(type, field)}`);
        const name = `rows.${index}.${field}` as const;
        return isTierAmount(field) ? (
          <AmountControl
            key={field}
            {...moneyField}
            control={form.control}
            name={name}
            validate={(amount) => messageOf(field, amount)}
            label={label}
          />
        ) : (
          <TextField
            key={field}
            {...form.register(name, { validate: (text) => messageOf(field, text) ?? true })}
            label={field === 'activeMembers' ? label : `${label} (%)`}
            error={errors?.[field]?.message}
            required={field !== 'activeMembers'}
            inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
            autoComplete="off"
          />
        );
      })}
      {onRemove && (
        <IconButton
          className={styles.remove}
          label={t('contracts.removeRow', { row })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      )}
      {fault !== null && (
        <p id={`row-fault-${index}`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
