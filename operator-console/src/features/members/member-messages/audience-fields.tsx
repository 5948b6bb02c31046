import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox, Segmented } from '@marquee/ui/choice';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import styles from './member-messages.module.css';
import type { BroadcastValues, DayRule, NumberRule } from './use-broadcast-form';

const NUMBERS: readonly NumberRule[] = ['levelFrom', 'levelTo', 'depositedWithinDays'];
const DAYS: readonly DayRule[] = ['registeredFrom', 'loggedInFrom', 'notLoggedInFrom'];

interface AudienceFieldsProps {
  readonly form: UseFormReturn<BroadcastValues>;
  /** Of the brand. */
  readonly languages: readonly string[];
}

/** Whom a message reaches: members by their user names, or all who fit a rule. */
export function AudienceFields({ form, languages }: AudienceFieldsProps) {
  const t = useMessages('console');
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <Segmented
        label={t('broadcasts.audience')}
        options={(['accounts', 'segment'] as const).map((value) => ({ value, label: t(`broadcasts.kind.${value}`) }))}
        value={kind}
        onValueChange={(value) =>
          form.setValue('kind', value === 'segment' ? 'segment' : 'accounts', { shouldDirty: true })
        }
      />
      {kind === 'accounts' ? <NameFields form={form} /> : <SegmentFields form={form} languages={languages} />}
    </>
  );
}

function NameFields({ form }: Pick<AudienceFieldsProps, 'form'>) {
  const t = useMessages('console');
  const readFile = async (file: File | undefined) => {
    if (file) form.setValue('names', await file.text(), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <TextAreaField
        {...form.register('names')}
        label={t('broadcasts.names')}
        hint={t('broadcasts.namesHint')}
        error={form.formState.errors.names?.message}
        rows={6}
        dir="ltr"
        spellCheck={false}
      />
      <TextField
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        label={t('broadcasts.namesFile')}
        onChange={({ target }) => void readFile(target.files?.[0])}
      />
    </>
  );
}

function SegmentFields({ form, languages }: AudienceFieldsProps) {
  const t = useMessages('console');
  const { errors } = form.formState;
  return (
    <>
      <div className={forms.triple}>
        {NUMBERS.map((rule) => (
          <TextField
            key={rule}
            {...form.register(rule)}
            label={t(`broadcasts.segment.${rule}`)}
            error={errors[rule]?.message}
            inputMode="numeric"
          />
        ))}
        {DAYS.map((rule) => (
          <TextField key={rule} {...form.register(rule)} type="date" label={t(`broadcasts.segment.${rule}`)} />
        ))}
      </div>
      <fieldset className={styles.choices}>
        <legend>{t('broadcasts.segment.languages')}</legend>
        {languages.map((language) => (
          <Checkbox key={language} {...form.register('languages')} value={language} label={language} />
        ))}
      </fieldset>
      <Controller
        control={form.control}
        name="agent"
        render={({ field: { value, onChange } }) => (
          <Segmented
            label={t('broadcasts.segment.agent')}
            options={(['all', 'agents', 'others'] as const).map((who) => ({
              value: who,
              label: t(`broadcasts.who.${who}`),
            }))}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
    </>
  );
}
