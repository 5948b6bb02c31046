import { KENO_DRAWN, kenoHits } from '@marquee/contract/fairness/keno';
import type { Risk } from '@marquee/contract/fairness/risk';
import { ResultCard } from '../instant/result-card';
import type { InstantPlay } from '../instant/use-instant';
import { KenoGrid } from './keno-grid';
import { KenoPays } from './keno-pays';
import styles from './keno-stage.module.css';
import { useRevealedCount } from './use-revealed-count';

const STEP_MS = 140;
export const DRAW_MS = STEP_MS * (KENO_DRAWN + 1);

interface KenoStageProps {
  readonly picks: readonly number[];
  readonly risk: Risk;
  readonly play: InstantPlay<'KENO'>;
  readonly onToggle: (number: number) => void;
}

export function KenoStage({ picks, risk, play, onToggle }: KenoStageProps) {
  const { round, phase } = play;
  // The board shows a draw until other numbers are picked.
  const isSame = JSON.stringify(round?.options.picks) === JSON.stringify(picks);
  const drawnNumbers = round && isSame && phase !== 'asking' ? round.outcome.drawn : [];
  const revealedNumbers = drawnNumbers.slice(0, useRevealedCount(drawnNumbers.length, phase === 'showing', STEP_MS));
  return (
    <div className={styles.stage}>
      <div className={styles.board}>
        <KenoGrid picks={picks} drawnNumbers={revealedNumbers} locked={phase !== 'ready'} onToggle={onToggle} />
        {phase === 'ready' && isSame && round?.state === 'won' && <ResultCard key={round.roundId} round={round} />}
      </div>
      <KenoPays
        picks={picks.length}
        risk={risk}
        hits={revealedNumbers.length > 0 ? kenoHits(picks, revealedNumbers).length : null}
      />
    </div>
  );
}
