import { useCallback, useRef, useState } from 'react';
import { useGame } from './game-context';

/** Makes one call at a time: what is asked for meanwhile, such as by a second click, is dropped. Failures are shown. */
export function useOneCall(): { readonly busy: boolean; once(work: () => Promise<void>): void } {
  const { fail, dismissProblem } = useGame();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const once = useCallback(
    (work: () => Promise<void>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setBusy(true);
      work()
        .then(dismissProblem, fail)
        .finally(() => {
          isBusy.current = false;
          setBusy(false);
        });
    },
    [fail, dismissProblem],
  );
  return { busy, once };
}
