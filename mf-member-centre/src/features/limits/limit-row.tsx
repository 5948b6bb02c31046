import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { ProgressBar } from '@marquee/ui/progress';
import { useState } from 'react';
import { LimitDialog } from './limit-dialog';
import styles from './limits.module.css';
import { PendingLimit } from './pending-limit';
import type { LimitView } from './limit-view';
import { useLimitText } from './use-limit-text';

/** One limit: how much is used, a pending change, and a button to change it. */
export function LimitRow({ limit: view }: { readonly limit: LimitView }) {
  const t = useMessages('member');
  const { percent } = useFormat();
  const textOf = useLimitText();
  const [editing, setEditing] = useState(false);
  const { kind, period, limit, used, share, pending } = view;
  const name = t(`limits.period.${period}`);
  return (
    <li className={styles.row}>
      <div className={styles.meter}>
        {limit === null ? (
          <p className={styles.none}>
            <b>{name}</b>
            {t('limits.none')}
          </p>
        ) : (
          <ProgressBar
            label={name}
            value={Math.round(Math.min(1, share) * 100)}
            valueText={t('limits.used', {
              used: textOf(kind, used),
              limit: textOf(kind, limit),
              share: percent(Math.round(share * 100) / 100),
            })}
          />
        )}
        {pending && <PendingLimit kind={kind} period={period} pending={pending} />}
      </div>
      <Button
        size="sm"
        onClick={() => setEditing(true)}
        aria-label={t('limits.changeOf', { kind: t(`limits.kind.${kind}`), period: name })}
      >
        {t(limit === null ? 'limits.set' : 'limits.change')}
      </Button>
      {editing && <LimitDialog limit={view} onClosed={() => setEditing(false)} />}
    </li>
  );
}
