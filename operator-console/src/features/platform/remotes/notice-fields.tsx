import { LANGUAGES } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import type { UseFormReturn } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import styles from './remotes.module.css';
import type { ChangeValues } from './use-change-form';

/** What members read at the addresses of a remote that is off, in each language. */
export function NoticeFields({ form }: { readonly form: UseFormReturn<ChangeValues> }) {
  const t = useMessages('console');
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (
    <fieldset className={forms.form}>
      <legend className={styles.legend}>{t('change.notices')}</legend>
      <p className={styles.muted}>{t('change.noticesHint')}</p>
      <div className={forms.pair}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            {...form.register(`notices.${language}`)}
            label={names.of(language) ?? language}
            lang={language}
            dir="auto"
            maxLength={300}
          />
        ))}
      </div>
    </fieldset>
  );
}
