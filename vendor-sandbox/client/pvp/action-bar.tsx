import { useEffect, useEffectEvent, useState } from 'react';
import type { Action } from '../../src/kinds/pvp/hold-em';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';
import styles from './table.module.css';
import type { Sitting } from './use-table';

const KEYS: Readonly<Record<string, Action>> = { f: 'fold', c: 'call', r: 'raise' };

/** Fold, check or call, raise; by buttons or F, C, R. Leaving is always possible. */
export function ActionBar({ sitting, table }: { readonly sitting: Sitting; readonly table: TableView }) {
  const { t, format } = usePlay();
  const { choices } = table;
  const seconds = useSeconds(table);
  const passive: Action = choices?.canCheck ? 'check' : 'call';
  const isOff = !choices || sitting.isBusy;
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const named = KEYS[key.toLowerCase()];
    if (!named || isOff || target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
    if (named !== 'raise' || choices.raise !== null) sitting.act(named === 'call' ? passive : named);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.leave} disabled={sitting.isBusy} onClick={sitting.leave}>
        {t('table.leave')}
      </button>
      <p className={styles.turn} data-on={choices !== null}>
        {choices ? t('table.yourTurn', { seconds: format.number(seconds) }) : ''}
      </p>
      <button type="button" data-testid="fold" disabled={isOff} onClick={() => sitting.act('fold')}>
        {t('act.fold')}
      </button>
      <button type="button" data-testid="call" disabled={isOff} onClick={() => sitting.act(passive)}>
        {choices && !choices.canCheck ? t('act.call', { amount: format.amount(choices.call) }) : t('act.check')}
      </button>
      <button
        type="button"
        data-testid="raise"
        className={styles.raise}
        disabled={isOff || choices.raise === null}
        onClick={() => sitting.act('raise')}
      >
        {choices && choices.raise !== null
          ? t('act.raise', { amount: format.amount(choices.raise) })
          : t('act.raiseOnly')}
      </button>
    </div>
  );
}

/** Seconds left of the turn. */
function useSeconds({ turn, clockMs }: TableView): number {
  const [left, setLeft] = useState({ turn, seconds: Math.ceil(clockMs / 1_000) });
  useEffect(() => {
    const end = performance.now() + clockMs;
    const timer = setInterval(
      () => setLeft({ turn, seconds: Math.max(0, Math.ceil((end - performance.now()) / 1_000)) }),
      250,
    );
    return () => clearInterval(timer);
  }, [turn, clockMs]);
  return left.turn === turn ? left.seconds : Math.ceil(clockMs / 1_000);
}
