import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { Segmented, Switch } from '@marquee/ui/choice';
import { type FormEvent, useState } from 'react';
import { FailureLine } from '../failure/failure-line';
import { FailureState } from '../failure/failure-state';
import forms from '../layout/forms.module.css';
import styles from './articles.module.css';
import { ArticleTextFields } from './article-text-fields';
import { type ArticlePlace, type Texts, useArticle, useSaveArticle } from './use-article';

type Article = CallValue<'articleAdmin.read'>;

interface ArticleEditorProps extends ArticlePlace {
  readonly onSaved: () => void;
}

export function ArticleEditor({ onSaved, ...place }: ArticleEditorProps) {
  const { data, error, isFetching, refetch } = useArticle(place);
  if (error) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" height="30rem" />;
  return <Editor place={place} article={data} onSaved={onSaved} />;
}

interface EditorProps {
  readonly place: ArticlePlace;
  readonly article: Article;
  readonly onSaved: () => void;
}

const EMPTY = { title: '', summary: '', content: '' };
const isEmpty = ({ title, summary, content }: typeof EMPTY) => `${title}${summary}${content}`.trim() === '';
const isWhole = ({ title, content }: typeof EMPTY) => title.trim() !== '' && content.trim() !== '';

/** The article language by language: what is left empty in a language is read in the brand's own. */
function Editor({ place, article, onSaved }: EditorProps) {
  const t = useMessages('console');
  const { languages } = article;
  const [texts, setTexts] = useState<Texts>(article.texts);
  const [enabled, setEnabled] = useState(article.enabled);
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const [tried, setTried] = useState(false);
  const save = useSaveArticle(place, onSaved);
  const written = Object.fromEntries(
    Object.entries(texts).filter(([code, text]) => languages.includes(code) && !isEmpty(text)),
  );
  const halfDone = Object.keys(written).find((code) => !isWhole(written[code] ?? EMPTY));
  const hasNone = Object.keys(written).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (halfDone !== undefined) return setLanguage(halfDone);
    if (!hasNone) save.mutate({ enabled, texts: written });
  };
  const text = texts[language] ?? EMPTY;
  return (
    <form onSubmit={submit} noValidate className={styles.page}>
      <FailureLine error={save.error} />
      <Segmented
        label={t('articles.language')}
        options={languages.map((value) => ({ value, label: value }))}
        value={language}
        onValueChange={setLanguage}
      />
      <ArticleTextFields
        key={language}
        text={text}
        language={language}
        hasSummary={place.kind !== 'help'}
        showFaults={tried && (hasNone || !isEmpty(text))}
        onChange={(changed) => setTexts({ ...texts, [language]: changed })}
      />
      <Panel>
        <div className={forms.pageForm}>
          {place.kind !== 'help' && (
            <Switch
              label={t('articles.enabled')}
              checked={enabled}
              onChange={(event) => setEnabled(event.target.checked)}
            />
          )}
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('articles.save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
