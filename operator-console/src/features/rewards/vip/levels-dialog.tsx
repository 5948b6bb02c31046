import { amountFault } from '@marquee/contract/amount';
import type { VipRules } from '@marquee/contract/calls/vip-admin';
import { formatLocale, LANGUAGES } from '@marquee/contract/languages';
import { VIP_LEVELS_MAX } from '@marquee/contract/vip';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import groups from '../../../lib/layout/groups.module.css';
import { ProposeDialog, type ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useRevision } from '../../../lib/revision/use-revision';
import { type LevelsValues, levelsValues, NEW_LEVEL, proposalOf } from './levels-form';

interface LevelsDialogProps {
  readonly brand: string;
  /** The version to start from. */
  readonly current: VipRules | null;
  readonly ends: ProposeEnds;
}

/** Proposes a version of the levels; a second operator approves it. */
export function LevelsDialog({ brand, current, ends }: LevelsDialogProps) {
  const t = useMessages('console');
  const change = useChange('vipAdmin.proposeRules', () => t('points.rulesProposed'), ends.onClose);
  const revision = useRevision(current && String(current.version));
  const consoleForm = useConsoleForm<LevelsValues>(levelsValues(current), (values) =>
    revision.send((base) => change.mutateAsync({ ...proposalOf(brand, values), revision: base })),
  );
  const { form } = consoleForm;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'levels' });
  const number = (name: 'windowDays' | 'wagering', label: string) => (
    <TextField
      {...form.register(name, {
        validate: (text) => /^\d{1,3}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 999 }),
      })}
      label={label}
      inputMode="numeric"
      required
      error={form.formState.errors[name]?.message}
    />
  );
  return (
    <ProposeDialog
      {...ends}
      title={t('vip.newLevels')}
      description={t('points.rulesText')}
      revision={revision}
      consoleForm={consoleForm}
    >
      <div className={forms.pair}>
        {number('windowDays', t('vip.windowDays'))}
        {number('wagering', t('vip.wagering'))}
      </div>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={groups.rows}>
          <legend>{t('vip.levelNumber', { level: index + 1 })}</legend>
          <LevelFields form={form} index={index} currency={current?.currency} />
          {fields.length > 1 && index === fields.length - 1 && (
            <div>
              <Button onClick={() => remove(index)}>{t('points.removeRow')}</Button>
            </div>
          )}
        </fieldset>
      ))}
      {fields.length < VIP_LEVELS_MAX && (
        <div>
          <Button onClick={() => append(NEW_LEVEL)}>{t('vip.addLevel')}</Button>
        </div>
      )}
      <ReasonField form={form} />
    </ProposeDialog>
  );
}

const AMOUNTS = [
  'validBet',
  'deposits',
  'withdrawalSum',
  'withdrawalMaximum',
  'birthdayGift',
  'monthlyReward',
] as const;
const NUMBERS = { pointsPercent: /^[1-9]\d{2,3}$/, withdrawalCount: /^\d{0,4}$/, priority: /^\d$/ } as const;
/** The same as bounds. */
const WHOLE = {
  pointsPercent: { least: 100, most: 9_999 },
  withdrawalCount: { least: 0, most: 9_999 },
  priority: { least: 0, most: 9 },
} as const;
const NUMBER_NAMES = Object.keys(NUMBERS) as readonly (keyof typeof NUMBERS)[];

interface LevelFieldsProps {
  readonly form: UseFormReturn<LevelsValues>;
  readonly index: number;
  readonly currency: string | undefined;
}

function LevelFields({ form, index, currency }: LevelFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const errors = form.formState.errors.levels?.[index];
  return (
    <div className={forms.triple}>
      {LANGUAGES.map((code) => (
        <TextField
          key={code}
          {...form.register(`levels.${index}.names.${code}`, {
            validate: (text?: string) => code !== 'en' || (text ?? '').trim() !== '' || t('required'),
          })}
          label={t('depositTerms.name', { language: code })}
          dir="auto"
          maxLength={40}
          required={code === 'en'}
          error={errors?.names?.[code]?.message}
        />
      ))}
      {AMOUNTS.map((name) => (
        <AmountControl
          key={name}
          control={form.control}
          name={`levels.${index}.${name}`}
          label={t(`vip.${name}`)}
          currency={currency}
          locale={locale}
          validate={(amount) =>
            amount === '' || amount === '0.00' || amountFault(amount) === null ? undefined : t('fault.amount')
          }
        />
      ))}
      {NUMBER_NAMES.map((name) => (
        <TextField
          key={name}
          {...form.register(`levels.${index}.${name}`, {
            validate: (text) => NUMBERS[name].test(text.trim()) || t('fault.whole', WHOLE[name]),
          })}
          label={t(`vip.${name}`)}
          inputMode="numeric"
          error={errors?.[name]?.message}
        />
      ))}
      <TextField {...form.register(`levels.${index}.manager`)} label={t('vip.manager')} dir="auto" maxLength={120} />
    </div>
  );
}
