import { useCallback, useRef, useState } from 'react';
import { useGame } from '../app/game-context';

interface SingleCall {
  readonly isBusy: boolean;
  /** Runs `work` unless another call is under way, as after a second click. A failure is shown to the player. */
  run(work: () => Promise<void>): void;
}

/** Allows one call at a time. */
export function useSingleCall(): SingleCall {
  const { fail, dismissProblem } = useGame();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback(
    (work: () => Promise<void>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      work()
        .then(dismissProblem, fail)
        .finally(() => {
          isRunning.current = false;
          setBusy(false);
        });
    },
    [fail, dismissProblem],
  );
  return { isBusy, run };
}
