import { useEffect, useEffectEvent, useState } from 'react';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';
import { movesOf } from './moves';
import { preActionsOf } from './pre-action';
import styles from './table.module.css';
import { usePreAction } from './use-pre-action';
import type { Sitting } from './use-table';

interface ActionBarProps {
  readonly sitting: Sitting;
  readonly table: TableView;
  onShowHands(): void;
}

/** What the player may do, by buttons or by keys, or decide before the turn. Leaving is always possible. */
export function ActionBar({ sitting, table, onShowHands }: ActionBarProps) {
  const play = usePlay();
  const { t, format } = play;
  const moves = movesOf(table, play);
  const isTurn = table.toAct === table.you;
  const seconds = useSeconds(table);
  const ahead = usePreAction(sitting, table);
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const move = moves.find((candidate) => candidate.key === key.toLowerCase());
    if (!move || move.isOff || sitting.isBusy || ctrlKey || metaKey || altKey) return;
    if (target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
    sitting.act(move.action);
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
      <button type="button" className={styles.list} onClick={onShowHands}>
        {t('table.lastHands')}
      </button>
      <p className={styles.turn} data-on={isTurn}>
        {isTurn ? t('table.yourTurn', { seconds: format.number(seconds) }) : ''}
      </p>
      {preActionsOf(table).map((preAction) => (
        <label key={preAction} className={styles.ahead}>
          <input type="checkbox" checked={ahead.preAction === preAction} onChange={() => ahead.toggle(preAction)} />
          {t(`act.ahead.${preAction}`)}
        </label>
      ))}
      {moves.map(({ name, action, key, label, isOff, isMain }) => (
        <button
          key={name}
          type="button"
          data-testid={name}
          className={isMain ? styles.main : undefined}
          aria-keyshortcuts={key}
          disabled={isOff || sitting.isBusy}
          onClick={() => sitting.act(action)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Seconds left of the turn. */
function useSeconds({ turn, clockMs }: TableView): number {
  const [remaining, setRemaining] = useState({ turn, seconds: Math.ceil(clockMs / 1_000) });
  useEffect(() => {
    const end = performance.now() + clockMs;
    const timer = setInterval(
      () => setRemaining({ turn, seconds: Math.max(0, Math.ceil((end - performance.now()) / 1_000)) }),
      250,
    );
    return () => clearInterval(timer);
  }, [turn, clockMs]);
  return remaining.turn === turn ? remaining.seconds : Math.ceil(clockMs / 1_000);
}
