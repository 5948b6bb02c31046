import { useCall, useErrorMessage, useLanguage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { RichText } from '../../lib/rich-text/rich-text';

/**
 * The help popup: an article of the help centre above what one is about to do, which is still there afterwards.
 * @param props `anchor` names the article to begin with
 */
export default function HelpModal({ props }: ShellModalProps<'helpModal'>) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const [anchor, setAnchor] = useState(props.anchor);
  const { data, error, refetch, isFetching } = useCall('content.help', { lang: useLanguage() });
  const articles = data?.flatMap((section) => section.articles) ?? [];
  const currentArticle = articles.find((article) => article.anchor === anchor) ?? articles[0];
  return (
    <ShellDialog size="lg" title={t('help.title')}>
      <div className={styles.form}>
        {currentArticle && (
          <>
            <SelectField
              label={t('help.contents')}
              options={articles.map(({ anchor: value, title }) => ({ value, label: title }))}
              value={currentArticle.anchor}
              onValueChange={setAnchor}
            />
            <article aria-live="polite">
              <RichText html={currentArticle.content} />
            </article>
          </>
        )}
        {!data && error && (
          <ErrorState
            compact
            title={t('help.unavailable')}
            reason={errorMessage(error)}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <Skeleton lines={12} />}
      </div>
    </ShellDialog>
  );
}
