import { formatLocale } from '@marquee/contract/languages';
import { PROMOTION_SCREENS, TRIGGER_KINDS } from '@marquee/contract/promotions/kinds';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { AmountControl } from '@marquee/ui/amount-control';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import styles from '../promotions.module.css';
import { ChoiceField } from './choice-field';
import type { TriggerDraft } from './draft';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

type Field = Exclude<keyof TriggerDraft, 'kind' | 'invitedReward'>;

const APPLICATION = ['images', 'isRemarkRequired'] as const;
/** What each trigger asks for. */
const FIELDS: Readonly<Partial<Record<TriggerDraft['kind'], readonly Field[]>>> = {
  deposit: ['nth', 'minimum', 'frequency', 'weekdays'],
  code: ['code'],
  net_loss: ['period', 'basis', 'minimum'],
  turnover: ['period', 'minimum'],
  ranking: ['period', 'by', 'minimum'],
  invitation: ['minimum', 'validBet', 'friendsMax'],
  mission: ['missionId'],
  level: ['level'],
  application: APPLICATION,
  app_download: APPLICATION,
  social: ['network', 'address', ...APPLICATION],
  screen: ['screen'],
};

interface TriggerFieldsProps {
  readonly form: PromotionForm;
  readonly currency: string | undefined;
  /** The trigger and how often it counts stay as they are. */
  readonly isPublished: boolean;
}

/** What sets the promotion off, with the fields of the chosen kind. */
export function TriggerFields({ form, currency, isPublished }: TriggerFieldsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { text, checkAmount, checkOptionalAmount } = useFieldChecks(form);
  const { control } = form;
  const kind = useWatch({ control, name: 'terms.rules.trigger.kind' });
  const has = (field: Field) => FIELDS[kind]?.includes(field) ?? false;
  const path = 'terms.rules.trigger';
  return (
    <div className={forms.triple}>
      <SelectField
        label={t('promotions.editor.trigger')}
        hint={isPublished ? t('promotions.editor.triggerHint') : undefined}
        options={(isPublished ? [kind] : TRIGGER_KINDS).map((value) => ({
          value,
          label: t(`promotions.trigger.${value}`),
        }))}
        value={kind}
        onValueChange={(next) =>
          form.setValue(`${path}.kind`, TRIGGER_KINDS.find((candidate) => candidate === next) ?? kind)
        }
      />
      {has('minimum') && (
        <AmountControl
          control={control}
          currency={currency}
          locale={locale}
          name={`${path}.minimum`}
          label={t('promotions.editor.minimum')}
          required
          validate={checkAmount}
        />
      )}
      {has('validBet') && (
        <AmountControl
          control={control}
          currency={currency}
          locale={locale}
          name={`${path}.validBet`}
          label={t('promotions.editor.validBet')}
          hint={t('promotions.editor.validBetHint')}
          validate={checkOptionalAmount}
        />
      )}
      {has('friendsMax') && (
        <TextField
          {...text(`${path}.friendsMax`, /^([1-9]\d{0,3})?$/, t('fault.whole', { least: 1, most: 9_999 }))}
          label={t('promotions.editor.friendsMax')}
          hint={t('points.anyNumber')}
          inputMode="numeric"
        />
      )}
      {has('nth') && (
        <TextField
          {...text(`${path}.nth`, /^\d{0,3}$/, t('fault.whole', { least: 0, most: 999 }))}
          label={t('promotions.editor.nth')}
          hint={t('points.anyNumber')}
        />
      )}
      <TriggerChoices form={form} has={has} isPublished={isPublished} />
      <TriggerTexts form={form} has={has} />
      {has('isRemarkRequired') && (
        <Checkbox {...form.register(`${path}.isRemarkRequired`)} label={t('promotions.editor.isRemarkRequired')} />
      )}
      {has('weekdays') && <Weekdays form={form} />}
    </div>
  );
}

interface PartProps {
  readonly form: PromotionForm;
  readonly has: (field: Field) => boolean;
}

const CHOICES = [
  { field: 'frequency', words: 'frequency', values: ['once', 'daily', 'weekly', 'monthly', 'each'] },
  { field: 'period', words: 'period', values: ['daily', 'weekly', 'monthly'] },
  { field: 'basis', words: 'basis', values: ['play', 'cash'] },
  { field: 'by', words: 'by', values: ['turnover', 'win', 'multiplier'] },
  { field: 'screen', words: 'kind', values: PROMOTION_SCREENS },
] as const;

/** How often a trigger counts. */
const CYCLES: ReadonlySet<Field> = new Set(['frequency', 'period']);

/** The fields whose value is one of a few words. */
function TriggerChoices({ form, has, isPublished }: PartProps & Pick<TriggerFieldsProps, 'isPublished'>) {
  const t = useMessages('console');
  const trigger = useWatch({ control: form.control, name: 'terms.rules.trigger' });
  const isOffered = (field: (typeof CHOICES)[number]['field'], value: string) =>
    !(isPublished && CYCLES.has(field)) || trigger[field] === value;
  return CHOICES.filter(({ field }) => has(field)).map(({ field, words, values }) => (
    <ChoiceField
      key={field}
      form={form}
      name={`terms.rules.trigger.${field}`}
      label={t(field === 'screen' ? 'promotions.trigger.screen' : `promotions.editor.${field}`)}
      options={values
        .filter((value) => isOffered(field, value))
        .map((value) => [value, t(`promotions.${words}.${value}`)])}
    />
  ));
}

/** The fields that are typed. */
function TriggerTexts({ form, has }: PartProps) {
  const t = useMessages('console');
  const { text } = useFieldChecks(form);
  const path = 'terms.rules.trigger';
  return (
    <>
      {has('code') && (
        <TextField
          {...text(`${path}.code`, /^[A-Za-z0-9][A-Za-z0-9-]{3,23}$/, t('fault.promotionCode'))}
          label={t('promotions.editor.code')}
          dir="ltr"
          required
        />
      )}
      {has('missionId') && (
        <TextField
          {...text(`${path}.missionId`, /^[a-z][a-z0-9-]{1,31}$/, t('fault.code'))}
          label={t('promotions.editor.missionId')}
          dir="ltr"
          required
        />
      )}
      {has('level') && (
        <TextField
          {...text(`${path}.level`, /^[1-9]\d{0,2}$/, t('fault.whole', { least: 1, most: 999 }))}
          label={t('promotions.editor.level')}
          required
        />
      )}
      {has('network') && (
        <TextField {...text(`${path}.network`, /\S/)} label={t('promotions.editor.network')} maxLength={30} required />
      )}
      {has('address') && (
        <TextField
          {...text(`${path}.address`, /^https:\/\//, t('fault.address'))}
          type="url"
          label={t('promotions.editor.address')}
          dir="ltr"
          required
        />
      )}
      {has('images') && (
        <TextField
          {...text(`${path}.images`, /^[0-3]$/, t('fault.whole', { least: 0, most: 3 }))}
          label={t('promotions.editor.images')}
          required
        />
      )}
    </>
  );
}

/** No day chosen: every day. */
function Weekdays({ form }: { readonly form: PromotionForm }) {
  const t = useMessages('console');
  const names = new Intl.DateTimeFormat(formatLocale(useLanguage()), { weekday: 'short', timeZone: 'UTC' });
  const weekdays = useWatch({ control: form.control, name: 'terms.rules.trigger.weekdays' });
  return (
    <fieldset>
      <legend>{t('promotions.editor.weekdays')}</legend>
      <div className={styles.checks}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Checkbox
            key={day}
            // 2024 began with a Monday.
            label={names.format(Date.UTC(2024, 0, day))}
            checked={weekdays.includes(day)}
            onChange={({ target }) =>
              form.setValue(
                'terms.rules.trigger.weekdays',
                target.checked ? [...weekdays, day] : weekdays.filter((weekday) => weekday !== day),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
