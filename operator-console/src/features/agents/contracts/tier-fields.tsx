import {
  type AgentContractType,
  isTierAmount,
  HIGHEST_CONTRACT_RATES,
  TIER_FIELDS,
  type TierField,
  tierLabel,
} from '@marquee/contract/agent-contract';
import { fieldFault } from '@marquee/contract/contract-form';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import type { UseFormReturn } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import groups from '../../../lib/layout/groups.module.css';
import styles from './contracts.module.css';
import type { SignValues } from './shown-agent';
import { useTermsFormat } from './use-terms-format';

interface TierFieldsProps {
  readonly form: UseFormReturn<SignValues>;
  readonly type: AgentContractType;
  readonly index: number;
  readonly currency: string;
  readonly onChange: () => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
  /** What breaks this row as a whole. */
  readonly fault: string | null;
}

/** One row of a contract: the thresholds and rates that its type has. */
export function TierFields({ form, type, index, currency, onChange, onRemove, fault }: TierFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { number, percent } = useTermsFormat(currency);
  const messageOf = (field: TierField, text: string): string | undefined => {
    const found = fieldFault(field, text);
    return found === null ? undefined : t(`contracts.${found}`, { most: percent(HIGHEST_CONTRACT_RATES[type]) });
  };
  const errors = form.formState.errors.rows?.[index];
  return (
    <fieldset className={groups.rows} onChange={onChange}>
      <legend>
        {t('contracts.row')} {number(index + 1)}
      </legend>
      <div className={forms.triple}>
        {TIER_FIELDS[type].map((field) => {
          const label = t(`contracts.field.${tierLabel(type, field)}`);
          const name = `rows.${index}.${field}` as const;
          return isTierAmount(field) ? (
            <AmountControl
              key={field}
              control={form.control}
              name={name}
              label={label}
              currency={currency}
              locale={locale}
              validate={(amount) => messageOf(field, amount)}
            />
          ) : (
            <TextField
              key={field}
              {...form.register(name, { validate: (text) => messageOf(field, text) ?? true })}
              label={field === 'activeMembers' ? label : `${label} (%)`}
              inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
              required={field !== 'activeMembers'}
              error={errors?.[field]?.message}
            />
          );
        })}
      </div>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {onRemove && (
        <div>
          <Button onClick={onRemove}>{t('points.removeRow')}</Button>
        </div>
      )}
    </fieldset>
  );
}
