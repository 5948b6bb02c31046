import { FOOTER_ALT_LENGTH, FOOTER_PLACES, type FooterPlace } from '@marquee/contract/footer-places';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import styles from './footer.module.css';
import { MarkActions, type MarkActionsProps } from './mark-actions';
import type { FooterValues } from './use-footer-form';

interface MarkRowProps extends MarkActionsProps {
  readonly form: UseFormReturn<FooterValues>;
  /** Of the picture in the console. */
  readonly src: string;
  /** That the brand speaks, its default first. */
  readonly languages: readonly string[];
}

/** One picture of the footer: what it stands for, where it leads, and its text in each language of the brand. */
export function MarkRow({ form, src, languages, ...actions }: MarkRowProps) {
  const t = useMessages('console');
  const { index } = actions;
  const place = useWatch({ control: form.control, name: `marks.${index}.place` });
  const errors = form.formState.errors.marks?.[index];
  return (
    <fieldset className={styles.row}>
      <legend>{t('footer.number', { place: index + 1 })}</legend>
      <img className={styles.thumbnail} src={src} alt="" />
      <div className={forms.pair}>
        <Controller
          control={form.control}
          name={`marks.${index}.place`}
          render={({ field }) => (
            <SelectField
              label={t('footer.placeLabel')}
              options={FOOTER_PLACES.map((value) => ({ value, label: t(`footer.place.${value}`) }))}
              value={field.value}
              onValueChange={(value) => field.onChange(value)}
            />
          )}
        />
        <TextField
          {...form.register(`marks.${index}.link`, {
            validate: (link) => isAddress(link.trim(), place) || t('footer.linkFault'),
          })}
          label={t('footer.link')}
          hint={t('footer.linkHint')}
          error={errors?.link?.message}
          required={place === 'social'}
          maxLength={300}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        {languages.map((language, position) => (
          <TextField
            key={language}
            {...form.register(`marks.${index}.alt.${language}`, {
              validate: (text) => position > 0 || text.trim() !== '' || t('required'),
            })}
            label={t('footer.altIn', { language })}
            error={errors?.alt?.[language]?.message}
            required={position === 0}
            maxLength={FOOTER_ALT_LENGTH}
            dir="auto"
            lang={language}
          />
        ))}
      </div>
      <MarkActions {...actions} />
    </fieldset>
  );
}

/** The server has the last word. */
function isAddress(link: string, place: FooterPlace): boolean {
  if (link === '') return place !== 'social';
  const address = URL.parse(link);
  return address?.protocol === 'https:' && address.hostname.includes('.') && !link.includes('@');
}
