import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Segmented, Switch } from '@marquee/ui/choice';
import { useWatch } from 'react-hook-form';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { Loaded } from '../../../lib/loaded/loaded';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { useReload } from '../../../lib/revision/use-reload';
import layout from '../../../lib/layout/page.module.css';
import { ArticleTextFields } from './article-text-fields';
import { type ArticlePlace, useArticle } from './use-article';
import { useArticleForm } from './use-article-form';

type Article = CallValue<'articleAdmin.read'>;

interface ArticleEditorProps extends ArticlePlace {
  readonly onSaved: () => void;
}

export function ArticleEditor({ onSaved, ...place }: ArticleEditorProps) {
  const read = useArticle(place);
  const { load, reload } = useReload(read);
  return (
    <Loaded read={read} height="30rem">
      {(article) => <Editor key={load} place={place} article={article} onSaved={onSaved} onReload={reload} />}
    </Loaded>
  );
}

interface EditorProps {
  readonly place: ArticlePlace;
  readonly article: Article;
  readonly onSaved: () => void;
  /** Shows what is stored now. */
  readonly onReload: () => void;
}

/** The article, one language at a time. A language without text falls back to the brand's default language. */
function Editor({ place, article, onSaved, onReload }: EditorProps) {
  const t = useMessages('console');
  const { form, submit, failure, isPending, revision } = useArticleForm(place, article, onSaved);
  const language = useWatch({ control: form.control, name: 'language' });
  return (
    <form onSubmit={submit} noValidate className={layout.page}>
      <FailureLine error={failure} />
      <RevisionConflict revision={revision} submit={() => submit()} onTakeTheirs={onReload} />
      <Segmented
        label={t('articles.language')}
        options={article.languages.map((value) => ({ value, label: value }))}
        value={language}
        onValueChange={(value) => form.setValue('language', value)}
      />
      <ArticleTextFields key={language} form={form} language={language} hasSummary={place.kind !== 'help'} />
      <Panel>
        <div className={forms.pageForm}>
          {place.kind !== 'help' && <Switch {...form.register('enabled')} label={t('articles.enabled')} />}
          <Button type="submit" variant="primary" loading={isPending}>
            {t('articles.save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
