import { usePlay } from '../frame/play-context';
import { StakeField } from '../frame/stake-field';
import type { SlotGame } from './slot-game';
import styles from './slots-table.module.css';
import type { useSlots } from './use-slots';

interface SlotControlsProps {
  readonly game: SlotGame;
  readonly slots: ReturnType<typeof useSlots>;
  readonly main: (() => void) | null;
  /** Spins that a running series still makes; null: none runs. */
  readonly autoLeft: number | null;
  /** Opens the plan of a series; null where the licence allows neither series nor turbo. */
  readonly onPlan: (() => void) | null;
}

/** Stake, the main button, turbo and series. */
export function SlotControls({ game, slots, main, autoLeft, onPlan }: SlotControlsProps) {
  const { t } = usePlay();
  const { phase, stake, freeBet, turbo, change } = slots;
  const isBusy = phase !== 'idle' || autoLeft !== null;
  return (
    <div className={styles.controls}>
      <StakeField
        steps={game.stakes}
        stake={stake}
        disabled={isBusy || freeBet !== undefined}
        onChange={(next) => change({ stake: next })}
      />
      <button type="button" className={styles.main} disabled={!main} onClick={() => main?.()} data-testid="main">
        <MainLabel slots={slots} autoLeft={autoLeft} />
      </button>
      {onPlan && (
        <div className={styles.side}>
          <button type="button" className={styles.turbo} disabled={isBusy} onClick={onPlan}>
            {t('auto.open')}
          </button>
          <button type="button" className={styles.turbo} aria-pressed={turbo} onClick={() => change({ turbo: !turbo })}>
            {t('turbo')}
          </button>
        </div>
      )}
    </div>
  );
}

function MainLabel({ slots: { phase, round, freeBet }, autoLeft }: Pick<SlotControlsProps, 'slots' | 'autoLeft'>) {
  const { t, format } = usePlay();
  if (autoLeft !== null) return t('auto.stop', { left: format.number(autoLeft) });
  if (phase === 'decide') return t('collect');
  if (phase !== 'idle' && (phase === 'free' || (round?.freeLeft ?? 0) > 0)) return t('free.running');
  return t(freeBet ? 'freeBets.spin' : 'spin');
}
