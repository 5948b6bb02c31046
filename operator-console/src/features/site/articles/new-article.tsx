import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';

const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Starts an article of the blog or the news by its address. */
export function NewArticle({ onNew }: { readonly onNew: (slug: string) => void }) {
  const t = useMessages('console');
  const { form, submit } = useConsoleForm({ slug: '' }, async ({ slug }) => onNew(slug.trim()));
  return (
    <Panel title={t('articles.new')}>
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <TextField
          label={t('articles.address')}
          hint={t('articles.addressHint')}
          {...form.register('slug', { validate: (slug) => SLUG.test(slug.trim()) || t('articles.addressFault') })}
          error={form.formState.errors.slug?.message}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('articles.write')}</Button>
      </form>
    </Panel>
  );
}
