import { callApi } from '@marquee/kit';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { useEffect, useRef } from 'react';

/** Undefined when there is no challenge or it could not be solved: the server then says what is missing. */
const solveOne = (): Promise<string | undefined> =>
  callApi('session.botCheck', {})
    .then(solveBotCheck)
    .catch(() => undefined);

/**
 * A proof of work that is solved while the form is filled in. Each proof counts once: `take` returns it, and the next is
 * solved for the next attempt.
 */
export function useBotCheck(isRequired: boolean): { readonly take: () => Promise<string | undefined> } {
  const proof = useRef<Promise<string | undefined> | null>(null);
  useEffect(() => {
    if (isRequired) proof.current ??= solveOne();
  });
  const take = async () => {
    if (!isRequired) return undefined;
    const solved = await (proof.current ?? solveOne());
    proof.current = null;
    return solved ?? solveOne();
  };
  return { take };
}
