import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useSearchParams } from 'react-router-dom';
import { BrandPage } from '../../../lib/brand/brand-page';
import layout from '../../../lib/layout/page.module.css';
import { TemplateEditor } from './template-editor';
import { TemplateList } from './template-list';

/** `/message-templates/:brand`: what events write to the brand's members. The template is kept in the address. */
export default function MessageTemplatesPage() {
  const t = useMessages('console');
  const [search, setSearch] = useSearchParams();
  const template = search.get('template');
  const back = () => setSearch({});
  return (
    <BrandPage
      className={layout.page}
      title={t('messageTemplates.title')}
      description={t('messageTemplates.description')}
      addressOf={(brand) => `/message-templates/${brand}`}
    >
      {(brand) =>
        template === null ? (
          <TemplateList brand={brand} onEdit={(name) => setSearch({ template: name })} />
        ) : (
          <>
            <Button variant="ghost" onClick={back}>
              {t('articles.back')}
            </Button>
            <TemplateEditor key={`${brand} ${template}`} brand={brand} template={template} onSaved={back} />
          </>
        )
      }
    </BrandPage>
  );
}
