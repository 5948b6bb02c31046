import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import styles from './articles.module.css';
import { usePreview } from './use-article';
import type { ArticleValues } from './use-article-form';

interface ArticleTextFieldsProps {
  readonly form: UseFormReturn<ArticleValues>;
  readonly language: string;
  readonly hasSummary: boolean;
}

/** The article in one language, and a preview as the server sanitizes it. */
export function ArticleTextFields({ form, language, hasSummary }: ArticleTextFieldsProps) {
  const t = useMessages('console');
  const preview = usePreview();
  const content = useWatch({ control: form.control, name: `texts.${language}.content` });
  const errors = form.formState.errors.texts?.[language];
  return (
    <div className={styles.columns} lang={language}>
      <Panel title={t('articles.text')}>
        <div className={forms.pageForm}>
          <TextField
            {...form.register(`texts.${language}.title`)}
            label={t('articles.headline')}
            error={errors?.title?.message}
            required
            maxLength={200}
            dir="auto"
          />
          {hasSummary && (
            <TextAreaField
              {...form.register(`texts.${language}.summary`)}
              label={t('articles.summary')}
              rows={2}
              maxLength={600}
              dir="auto"
            />
          )}
          <TextAreaField
            {...form.register(`texts.${language}.content`)}
            label={t('articles.content')}
            hint={t('articles.contentHint')}
            error={errors?.content?.message}
            required
            rows={18}
            dir="auto"
          />
          <Button loading={preview.isPending} disabled={content.trim() === ''} onClick={() => preview.mutate(content)}>
            {t('articles.showPreview')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('articles.preview')}>
        <FailureLine error={preview.error} />
        {preview.data && (
          // Sanitized by the server; the site sanitizes it once more where visitors read it.
          <div dir="auto" className={styles.preview} dangerouslySetInnerHTML={{ __html: preview.data.content }} />
        )}
      </Panel>
    </div>
  );
}
