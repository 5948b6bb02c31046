import type { ArticleText } from '@marquee/contract/calls/article-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import styles from './articles.module.css';
import { usePreview } from './use-article';

interface ArticleTextFieldsProps {
  readonly text: ArticleText;
  readonly language: string;
  readonly hasSummary: boolean;
  readonly showFaults: boolean;
  readonly onChange: (text: ArticleText) => void;
}

/** The article in one language, and how the server would show it: cleaned. */
export function ArticleTextFields({ text, language, hasSummary, showFaults, onChange }: ArticleTextFieldsProps) {
  const t = useMessages('console');
  const preview = usePreview();
  const fault = (value: string) => (showFaults && value.trim() === '' ? t('articles.fault') : undefined);
  return (
    <div className={styles.columns} lang={language}>
      <Panel title={t('articles.text')}>
        <div className={forms.pageForm}>
          <TextField
            label={t('articles.headline')}
            value={text.title}
            error={fault(text.title)}
            required
            maxLength={200}
            dir="auto"
            onChange={(event) => onChange({ ...text, title: event.target.value })}
          />
          {hasSummary && (
            <TextAreaField
              label={t('articles.summary')}
              value={text.summary}
              rows={2}
              maxLength={600}
              dir="auto"
              onChange={(event) => onChange({ ...text, summary: event.target.value })}
            />
          )}
          <TextAreaField
            label={t('articles.content')}
            hint={t('articles.contentHint')}
            value={text.content}
            error={fault(text.content)}
            required
            rows={18}
            dir="auto"
            onChange={(event) => onChange({ ...text, content: event.target.value })}
          />
          <Button
            loading={preview.isPending}
            disabled={text.content.trim() === ''}
            onClick={() => preview.mutate(text.content)}
          >
            {t('articles.showPreview')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('articles.preview')}>
        <FailureLine error={preview.error} />
        {preview.data && (
          // What the server has just cleaned; the site cleans it once more where visitors read it.
          <div dir="auto" className={styles.preview} dangerouslySetInnerHTML={{ __html: preview.data.content }} />
        )}
      </Panel>
    </div>
  );
}
