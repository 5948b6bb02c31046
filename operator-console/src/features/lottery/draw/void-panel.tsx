import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import styles from '../lottery.module.css';
import { VoidDialog } from './void-dialog';

/** A void that is asked for or done: why, by whom, and the second person's confirmation. */
export function VoidPanel({ draw }: { readonly draw: AdminDraw }) {
  const t = useMessages('console');
  const [isConfirming, setConfirming] = useState(false);
  if (!draw.void) return null;
  const { isConfirmed, isOwn, reason, requestedBy } = draw.void;
  return (
    <Panel
      tone="accent"
      title={t(isConfirmed ? 'lottery.void.isVoid' : 'lottery.void.requested')}
      actions={
        !isConfirmed &&
        !isOwn && (
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {t('lottery.void.confirm')}
          </Button>
        )
      }
    >
      <p dir="auto">{reason}</p>
      <p className={styles.muted}>
        {requestedBy === null ? t('lottery.void.byRule') : t('lottery.void.by', { name: requestedBy })}{' '}
        {!isConfirmed && t(isOwn ? 'lottery.void.own' : 'lottery.void.second')}
      </p>
      {isConfirming && <VoidDialog draw={draw} onClose={() => setConfirming(false)} />}
    </Panel>
  );
}
