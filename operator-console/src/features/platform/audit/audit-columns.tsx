import type { AuditLogEntry } from '@marquee/contract/calls/operator';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, cx } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './audit.module.css';

/** Ids are shown unchanged, because support and logs refer to them. */
export function useAuditColumns(): ReadonlyArray<Column<AuditLogEntry>> {
  const t = useMessages('console');
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    {
      id: 'actor',
      header: t('audit.actor'),
      cell: ({ actor, actorKind }) => (
        <span className={styles.actor}>
          {actor ?? t('audit.system')}
          {actorKind === 'member' && <Badge>{t('audit.member')}</Badge>}
        </span>
      ),
    },
    { id: 'action', header: t('audit.action'), cell: ({ action }) => <code className={styles.code}>{action}</code> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand ?? '–' },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: ({ subject }) => <code className={cx(styles.code, styles.subject)}>{subject}</code>,
    },
    {
      id: 'reason',
      header: t('change.reason'),
      cell: ({ reason }) => <span className={styles.reason}>{reason ?? '–'}</span>,
    },
    { id: 'details', header: t('audit.details'), cell: (entry) => <Details {...entry} /> },
  ];
}

function Details({ details, requestId }: AuditLogEntry) {
  const t = useMessages('console');
  return (
    <details className={styles.details}>
      <summary>{t('audit.show')}</summary>
      <dl>
        {Object.entries(details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('failure.requestId')} {requestId ?? '–'}
      </p>
    </details>
  );
}
