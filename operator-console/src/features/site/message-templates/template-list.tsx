import type { MessageTemplate } from '@marquee/contract/calls/message-templates';

import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Mail } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { LoadedTable } from '../../../lib/loaded/loaded-table';

interface TemplateListProps {
  readonly brand: string;
  readonly onEdit: (template: string) => void;
}

/** The messages that events send, with the languages that operators have written and those in which the standard text is sent. */
export function TemplateList({ brand, onEdit }: TemplateListProps) {
  const t = useMessages('console');
  const language = useLanguage();
  const read = useRead('messageTemplates.list', { brand });
  const nameOf = ({ names, template }: MessageTemplate) => names[language] ?? names['en'] ?? template;
  const columns: ReadonlyArray<Column<MessageTemplate>> = [
    {
      id: 'name',
      sortValue: nameOf,
      header: t('messageTemplates.name'),
      rowHeader: true,
      cell: (row) => <span dir="auto">{nameOf(row)}</span>,
    },
    {
      id: 'category',
      sortValue: ({ category }) => category,
      header: t('messageTemplates.category'),
      cell: ({ category }) => t(`messageTemplates.categories.${category}`),
    },
    {
      id: 'written',
      header: t('messageTemplates.written'),
      cell: ({ written }) => written.join(', ') || t('messageTemplates.none'),
    },
    {
      id: 'standard',
      header: t('messageTemplates.standard'),
      cell: ({ standard }) => standard.join(', ') || t('messageTemplates.none'),
    },
    {
      id: 'edit',
      header: t('articles.edit'),
      headerHidden: true,
      align: 'end',
      cell: ({ template }) => (
        <Button size="sm" onClick={() => onEdit(template)}>
          {t('articles.edit')}
        </Button>
      ),
    },
  ];
  return (
    <LoadedTable<MessageTemplate>
      caption={t('messageTemplates.title')}
      columns={columns}
      read={read}
      rows={read.data}
      rowKey={({ template }) => template}
      empty={{ icon: <Mail />, title: t('messageTemplates.none') }}
    />
  );
}
