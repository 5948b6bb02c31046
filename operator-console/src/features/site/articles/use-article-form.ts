import type { ArticleText } from '@marquee/contract/calls/article-admin';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { FieldErrors } from 'react-hook-form';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useRevision } from '../../../lib/revision/use-revision';
import { type ArticlePlace, type Texts, useSaveArticle } from './use-article';

type Article = CallValue<'articleAdmin.read'>;

export interface ArticleValues {
  /** The one on the screen. */
  readonly language: string;
  readonly enabled: boolean;
  readonly texts: Texts;
}

const EMPTY: ArticleText = { title: '', summary: '', content: '' };
const REQUIRED = ['title', 'content'] as const;
const isEmpty = (text: ArticleText) => Object.values(text).join('').trim() === '';
const writtenTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));

/** The form of an article in all its languages. A language is empty or complete; at least one is complete. */
export function useArticleForm(place: ArticlePlace, article: Article, onSaved: () => void) {
  const t = useMessages('console');
  const { enabled, languages, texts } = article;
  const revision = useRevision(article.revision);
  const save = useSaveArticle(place, onSaved);
  const consoleForm = useConsoleForm<ArticleValues>(
    {
      language: languages[0] ?? 'en',
      enabled,
      texts: Object.fromEntries(languages.map((language) => [language, texts[language] ?? EMPTY])),
    },
    (values) =>
      revision.send((base) =>
        save.mutateAsync({ enabled: values.enabled, texts: writtenTexts(values.texts), revision: base }),
      ),
    {
      resolver: (values) => {
        const errors = missingTexts(values, t('articles.fault'));
        return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: { texts: errors } };
      },
    },
  );
  const { form, submit } = consoleForm;
  return {
    ...consoleForm,
    revision,
    submit(event?: Parameters<typeof submit>[0]) {
      const [firstIncomplete] = Object.keys(missingTexts(form.getValues(), ''));
      if (firstIncomplete !== undefined) form.setValue('language', firstIncomplete);
      submit(event);
    },
  };
}

/** What is missing, by language; with no text at all, that of the language on the screen. */
function missingTexts({ language, texts }: ArticleValues, message: string): FieldErrors<Texts> {
  const nonEmptyTexts = writtenTexts(texts);
  const checked = Object.keys(nonEmptyTexts).length === 0 ? { [language]: texts[language] ?? EMPTY } : nonEmptyTexts;
  return Object.fromEntries(
    Object.entries(checked).flatMap(([code, text]) => {
      const faults = REQUIRED.filter((name) => text[name].trim() === '');
      return faults.length === 0
        ? []
        : [[code, Object.fromEntries(faults.map((name) => [name, { type: 'required', message }]))]];
    }),
  );
}
