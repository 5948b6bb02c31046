import { amountFault } from '@marquee/contract/amount';
import type { RebateRules } from '@marquee/contract/calls/rebates-admin';
import { GAME_TYPES } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import groups from '../../../lib/layout/groups.module.css';
import { ProposeDialog, type ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useRevision } from '../../../lib/revision/use-revision';
import { columnsOf, fromMatrix, isRate, type MatrixRow, toMatrix } from './rate-matrix';
import styles from './rates-dialog.module.css';

/** Columns of a table without rows: level 0 and the five of a new brand. */
const COLUMNS = 6;
const MOST_ROWS = 60;

interface RatesValues {
  readonly minimum: string;
  readonly dailyCap: string;
  readonly wagering: string;
  readonly rows: MatrixRow[];
  readonly reason: string;
}

interface RatesDialogProps {
  readonly brand: string;
  /** The version to start from. */
  readonly current: RebateRules | null;
  readonly ends: ProposeEnds;
}

/** Proposes a version of the table of rebates; a second operator approves it. */
export function RatesDialog({ brand, current, ends }: RatesDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const columns = columnsOf(current?.rates ?? [], COLUMNS);
  const change = useChange('rebatesAdmin.proposeRules', () => t('points.rulesProposed'), ends.onClose);
  const revision = useRevision(current && String(current.version));
  const consoleForm = useConsoleForm<RatesValues>(
    {
      minimum: current?.minimum ?? '0.00',
      dailyCap: current?.dailyCap ?? '',
      wagering: String(current?.wagering ?? 1),
      rows: toMatrix(current?.rates ?? [], columns),
      reason: '',
    },
    ({ minimum, dailyCap, wagering, rows, reason }) =>
      revision.send((base) =>
        change.mutateAsync({
          brand,
          revision: base,
          reason,
          rates: fromMatrix(rows),
          minimum: minimum || '0.00',
          dailyCap: dailyCap || null,
          wagering: Number(wagering),
        }),
      ),
  );
  const { form } = consoleForm;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const amount = (name: 'minimum' | 'dailyCap', hint: string) => (
    <AmountControl
      control={form.control}
      name={name}
      hint={hint}
      locale={locale}
      label={t(`vip.${name}`)}
      currency={current?.currency}
      validate={(text) =>
        text === '' || text === '0.00' || amountFault(text) === null ? undefined : t('fault.amount')
      }
    />
  );
  return (
    <ProposeDialog
      {...ends}
      title={t('vip.newRates')}
      description={t('points.rulesText')}
      revision={revision}
      consoleForm={consoleForm}
    >
      <div className={forms.triple}>
        {amount('minimum', t('vip.minimumHint'))}
        {amount('dailyCap', t('vip.noCapHint'))}
        <TextField
          {...form.register('wagering', {
            validate: (text) => /^\d{1,2}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 99 }),
          })}
          label={t('vip.wagering')}
          inputMode="numeric"
          required
          error={form.formState.errors.wagering?.message}
        />
      </div>
      <p>{t('vip.ratesHint')}</p>
      {fields.map(({ id }, index) => (
        <RateFields key={id} form={form} index={index} columns={columns} onRemove={() => remove(index)} />
      ))}
      {fields.length < MOST_ROWS && (
        <div>
          <Button
            onClick={() => append({ vendor: '', gameType: 'rng', rates: Array.from({ length: columns }, () => '') })}
          >
            {t('points.addRow')}
          </Button>
        </div>
      )}
      <ReasonField form={form} />
    </ProposeDialog>
  );
}

interface RateFieldsProps {
  readonly form: UseFormReturn<RatesValues>;
  readonly index: number;
  readonly columns: number;
  readonly onRemove: () => void;
}

function RateFields({ form, index, columns, onRemove }: RateFieldsProps) {
  const t = useMessages('console');
  const gameType = useWatch({ control: form.control, name: `rows.${index}.gameType` });
  const errors = form.formState.errors.rows?.[index];
  return (
    <fieldset className={groups.rows}>
      <legend>{t(`games.types.${gameType}`)}</legend>
      <div className={styles.row}>
        <SelectField
          label={t('vip.games')}
          options={GAME_TYPES.map((value) => ({ value, label: t(`games.types.${value}`) }))}
          value={gameType}
          onValueChange={(value) =>
            form.setValue(`rows.${index}.gameType`, GAME_TYPES.find((type) => type === value) ?? gameType)
          }
        />
        <TextField
          {...form.register(`rows.${index}.vendor`, {
            validate: (text) => /^([A-Z0-9]{2,16})?$/.test(text.trim()) || t('fault.vendor'),
          })}
          label={t('vip.vendor')}
          hint={t('vip.vendorHint')}
          error={errors?.vendor?.message}
        />
        {Array.from({ length: columns }, (_, level) => (
          <TextField
            key={level}
            {...form.register(`rows.${index}.rates.${level}`, {
              validate: (text) => text.trim() === '' || isRate(text) || t('fault.percent'),
            })}
            label={t('vip.levelPercent', { level })}
            inputMode="decimal"
            error={errors?.rates?.[level]?.message}
          />
        ))}
      </div>
      <div>
        <Button onClick={onRemove}>{t('points.removeRow')}</Button>
      </div>
    </fieldset>
  );
}
