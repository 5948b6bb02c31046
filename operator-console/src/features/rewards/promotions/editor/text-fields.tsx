import { LANGUAGES } from '@marquee/contract/languages';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useState } from 'react';
import forms from '../../../../lib/layout/forms.module.css';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

/** What members read, one language at a time; in English where a language is left empty. */
export function TextFields({ form }: { readonly form: PromotionForm }) {
  const t = useMessages('console');
  const [language, setLanguage] = useState<string>('en');
  const { text } = useFieldChecks(form);
  const pattern = language === 'en' ? /\S/ : /^/;
  return (
    <div className={forms.form} key={language}>
      <Segmented
        label={t('language')}
        value={language}
        onValueChange={setLanguage}
        options={LANGUAGES.map((code) => ({ value: code, label: code }))}
      />
      <TextField
        {...text(`terms.texts.${language}.title`, pattern)}
        label={t('promotions.editor.title')}
        dir="auto"
        maxLength={80}
        required={language === 'en'}
      />
      <TextField
        {...text(`terms.texts.${language}.summary`, pattern)}
        label={t('promotions.editor.summary')}
        dir="auto"
        maxLength={200}
        required={language === 'en'}
      />
      <TextAreaField
        {...text(`terms.texts.${language}.terms`, /^/)}
        label={t('promotions.editor.terms')}
        hint={t('promotions.editor.termsHint')}
        dir="auto"
        rows={5}
        maxLength={4_000}
      />
    </div>
  );
}
