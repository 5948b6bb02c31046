import type { OutboxMessage } from '@marquee/contract/calls/operator';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './outbox.module.css';

export function useOutboxColumns(): ReadonlyArray<Column<OutboxMessage>> {
  const t = useMessages('console');
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'channel', header: t('outbox.channel'), cell: ({ channel }) => <Badge>{t(`outbox.by.${channel}`)}</Badge> },
    { id: 'recipient', header: t('outbox.recipient'), cell: ({ recipient }) => <bdi>{recipient}</bdi> },
    {
      id: 'template',
      header: t('outbox.template'),
      cell: ({ template, language }) => <code className={styles.code}>{`${template} (${language})`}</code>,
    },
    {
      id: 'text',
      header: t('outbox.text'),
      cell: ({ subject, text, language }) => (
        <div className={styles.text} lang={language} dir="auto">
          {subject && <strong>{subject}</strong>}
          <p>{text}</p>
        </div>
      ),
    },
  ];
}
