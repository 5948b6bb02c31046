import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import forms from '../layout/forms.module.css';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Begins an article of the blog or the news by its address. */
export function NewArticle({ onNew }: { readonly onNew: (slug: string) => void }) {
  const t = useMessages('console');
  const [slug, setSlug] = useState('');
  const [tried, setTried] = useState(false);
  const isFit = SLUG.test(slug) && slug.length <= 80;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isFit) onNew(slug);
  };
  return (
    <Panel title={t('articles.new')}>
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <TextField
          label={t('articles.address')}
          hint={t('articles.addressHint')}
          value={slug}
          error={tried && !isFit ? t('articles.addressFault') : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSlug(event.target.value.trim())}
        />
        <Button type="submit">{t('articles.write')}</Button>
      </form>
    </Panel>
  );
}
