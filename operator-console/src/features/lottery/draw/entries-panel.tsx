import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import { takesResult } from '../draw-facts';
import styles from '../lottery.module.css';
import { useFeedName } from '../use-feed-name';
import { ConfirmResultDialog } from './confirm-result-dialog';
import { ResultTable } from './result-table';

/** What persons and feeds say about a draw, compared; each is confirmed by somebody else. */
export function EntriesPanel({ draw }: { readonly draw: AdminDraw }) {
  const t = useMessages('console');
  const nameOf = useFeedName();
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const { entries, contradictions, shape } = draw;
  const confirmed = entries.find(({ entryId }) => entryId === confirmedId);
  return (
    <Panel
      title={t('lottery.entries.title')}
      description={t(contradictions.length > 0 ? 'lottery.entries.contradict' : 'lottery.entries.agree')}
      padding="none"
    >
      <ResultTable
        caption={t('lottery.entries.title')}
        shape={shape}
        results={entries.map((entry) => ({
          id: entry.entryId,
          result: entry.result,
          header: (
            <span className={styles.line}>
              {nameOf(entry.by)}
              {entry.isFeed && <Badge>{t('lottery.entries.feed')}</Badge>}
              {entry.simulated && <Badge tone="warning">{t('lottery.simulated')}</Badge>}
            </span>
          ),
        }))}
      />
      <ul className={styles.entryActions}>
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <span>
              {t('lottery.entries.by', { name: nameOf(entry.by) })} <LocalTime instant={entry.enteredAt} />
            </span>
            {entry.isOwn ? (
              <span className={styles.muted}>{t('lottery.entries.own')}</span>
            ) : (
              takesResult(draw) && (
                <Button variant="primary" onClick={() => setConfirmedId(entry.entryId)}>
                  {t('lottery.confirm.action', { name: nameOf(entry.by) })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {confirmed && <ConfirmResultDialog draw={draw} entry={confirmed} onClose={() => setConfirmedId(null)} />}
    </Panel>
  );
}
