import { amountFault } from '@marquee/contract/amount';
import type { PointRules } from '@marquee/contract/calls/points-admin';
import { GAME_TYPES } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { namesOf } from '../../../lib/forms/form-values';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ProposeDialog, type ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useRevision } from '../../../lib/revision/use-revision';
import groups from '../../../lib/layout/groups.module.css';
import { TextsField } from './texts-field';
import { useChange } from '../../../lib/forms/use-change';

const MOST_ROWS = 12;

interface RulesValues {
  /** By game type; empty: earns nothing. */
  readonly earn: Record<string, string>;
  readonly exchange: { readonly points: string; readonly amount: string }[];
  readonly grantLimit: string;
  readonly terms: Record<string, string>;
  readonly reason: string;
}

interface RulesDialogProps {
  readonly brand: string;
  /** The version to start from. */
  readonly current: PointRules | null;
  readonly ends: ProposeEnds;
}

/** Proposes a version of the rules; a second operator approves it. */
export function RulesDialog({ brand, current, ends }: RulesDialogProps) {
  const t = useMessages('console');
  const change = useChange('pointsAdmin.proposeRules', () => t('points.rulesProposed'), ends.onClose);
  const revision = useRevision(current && String(current.version));
  const consoleForm = useConsoleForm<RulesValues>(
    {
      earn: Object.fromEntries(
        GAME_TYPES.map((type) => [type, current?.earn.find(({ gameType }) => gameType === type)?.amount ?? '']),
      ),
      exchange: current?.exchange.map(({ points, amount }) => ({ points: String(points), amount })) ?? [],
      grantLimit: String(current?.grantLimit ?? 0),
      terms: current?.terms ?? {},
      reason: '',
    },
    ({ earn, exchange, grantLimit, terms, reason }) =>
      revision.send((base) =>
        change.mutateAsync({
          brand,
          revision: base,
          reason,
          grantLimit: Number(grantLimit),
          terms: namesOf(terms),
          earn: GAME_TYPES.flatMap((gameType) => (earn[gameType] ? [{ gameType, amount: earn[gameType] }] : [])),
          exchange: exchange.map(({ points, amount }) => ({ points: Number(points), amount })),
        }),
      ),
  );
  const { form } = consoleForm;
  const currency = current?.currency;
  return (
    <ProposeDialog
      {...ends}
      title={t('points.newRules')}
      description={t('points.rulesText')}
      revision={revision}
      consoleForm={consoleForm}
    >
      <EarnFields form={form} currency={currency} />
      <ExchangeFields form={form} currency={currency} />
      <TextField
        {...form.register('grantLimit', {
          validate: (text) => /^\d{1,9}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 999_999_999 }),
        })}
        label={t('points.grantLimit')}
        hint={t('points.grantLimitHint')}
        inputMode="numeric"
        required
        error={form.formState.errors.grantLimit?.message}
      />
      <TextsField form={form} name="terms" label={t('points.terms')} maxLength={4_000} rows={6} />
      <ReasonField form={form} />
    </ProposeDialog>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<RulesValues>;
  readonly currency: string | undefined;
}

function EarnFields({ form, currency }: FieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return (
    <div className={forms.triple}>
      {GAME_TYPES.map((gameType) => (
        <AmountControl
          key={gameType}
          control={form.control}
          name={`earn.${gameType}`}
          label={t('points.perPoint', { type: t(`games.types.${gameType}`) })}
          currency={currency}
          locale={locale}
          validate={(amount) => (amount === '' || amountFault(amount) === null ? undefined : t('fault.amount'))}
        />
      ))}
    </div>
  );
}

function ExchangeFields({ form, currency }: FieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'exchange' });
  return (
    <fieldset className={groups.rows}>
      <legend>{t('points.exchange')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={groups.row}>
          <TextField
            {...form.register(`exchange.${index}.points`, {
              validate: (text) =>
                /^[1-9]\d{0,8}$/.test(text.trim()) || t('fault.whole', { least: 1, most: 999_999_999 }),
            })}
            label={t('points.points')}
            inputMode="numeric"
            required
            error={form.formState.errors.exchange?.[index]?.points?.message}
          />
          <AmountControl
            control={form.control}
            name={`exchange.${index}.amount`}
            label={t('points.gives')}
            currency={currency}
            locale={locale}
            required
            validate={(amount) => (amountFault(amount) === null ? undefined : t('fault.amount'))}
          />
          <Button onClick={() => remove(index)}>{t('points.removeRow')}</Button>
        </div>
      ))}
      {fields.length < MOST_ROWS && (
        <div>
          <Button onClick={() => append({ points: '', amount: '' })}>{t('points.addRow')}</Button>
        </div>
      )}
    </fieldset>
  );
}
