import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './feedback.module.css';

const TONES = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

export function useFeedbackColumns(onShow: (entry: FeedbackEntry) => void): ReadonlyArray<Column<FeedbackEntry>> {
  const t = useMessages('console');
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    {
      id: 'sender',
      header: t('feedback.sender'),
      cell: ({ sender, isMember }) => (isMember ? sender : t('feedback.visitor', { name: sender || '–' })),
    },
    { id: 'type', header: t('feedback.type'), cell: ({ type }) => t(`feedback.kind.${type}`) },
    {
      id: 'content',
      header: t('feedback.content'),
      cell: ({ content }) => (
        <span className={styles.excerpt} dir="auto">
          {content}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('feedback.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`feedback.state.${status}`)}</Badge>,
    },
    {
      id: 'show',
      header: t('audit.details'),
      cell: (entry) => (
        <Button size="sm" variant="ghost" onClick={() => onShow(entry)}>
          {t('feedback.open')}
        </Button>
      ),
    },
  ];
}
