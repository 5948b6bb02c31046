import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Panel } from '@marquee/ui';
import styles from '../lottery.module.css';

/** Why a draw is void, and by whom. */
export function VoidPanel({ draw }: { readonly draw: AdminDraw }) {
  const t = useMessages('console');
  if (!draw.void) return null;
  const { reason, requestedBy } = draw.void;
  return (
    <Panel tone="accent" title={t('lottery.void.isVoid')}>
      <p dir="auto">{reason}</p>
      <p className={styles.muted}>
        {requestedBy === null ? t('lottery.void.byRule') : t('lottery.void.by', { name: requestedBy })}
      </p>
    </Panel>
  );
}
