import type { AdminArticle } from '@marquee/contract/calls/article-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { LoadedTable } from '../../../lib/loaded/loaded-table';

interface ArticleListProps {
  readonly brand: string;
  readonly kind: AdminArticle['kind'];
  readonly onEdit: (slug: string) => void;
}

/** All articles of a kind, shown or hidden, as the site orders them. */
export function ArticleList({ brand, kind, onEdit }: ArticleListProps) {
  const t = useMessages('console');
  const read = useRead('articleAdmin.list', { brand, kind });
  const columns: ReadonlyArray<Column<AdminArticle>> = [
    {
      id: 'title',
      sortValue: ({ titles, slug }) => titles['en'] ?? slug,
      header: t('articles.headline'),
      rowHeader: true,
      cell: ({ titles, slug }) => <span dir="auto">{titles['en'] ?? Object.values(titles)[0] ?? slug}</span>,
    },
    {
      id: 'slug',
      sortValue: ({ slug }) => slug,
      header: t('articles.address'),
      cell: ({ slug }) => <code>{slug}</code>,
    },
    { id: 'languages', header: t('articles.languages'), cell: ({ titles }) => Object.keys(titles).join(', ') },
    {
      id: 'state',
      header: t('articles.state'),
      cell: ({ enabled }) =>
        enabled ? <Badge tone="success">{t('articles.shown')}</Badge> : <Badge>{t('articles.hidden')}</Badge>,
    },
    {
      id: 'changed',
      sortValue: ({ updatedAt }) => updatedAt,
      header: t('articles.changed'),
      cell: ({ updatedAt }) => updatedAt !== null && <LocalTime instant={updatedAt} />,
    },
    {
      id: 'edit',
      header: t('articles.edit'),
      headerHidden: true,
      align: 'end',
      cell: ({ slug }) => (
        <Button size="sm" onClick={() => onEdit(slug)}>
          {t('articles.edit')}
        </Button>
      ),
    },
  ];
  return (
    <LoadedTable<AdminArticle>
      caption={t(`articles.kind.${kind}`)}
      columns={columns}
      read={read}
      rows={read.data?.filter((article) => article.kind === kind)}
      rowKey={({ slug }) => slug}
      empty={{ icon: <FileText />, title: t('articles.empty') }}
    />
  );
}
