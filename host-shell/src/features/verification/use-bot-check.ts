import { useEffect, useRef } from 'react';
import { solveBotCheck } from './bot-check';

/** A proof of work that is solved while the form is filled in. Each counts once: `take` begins the next. */
export function useBotCheck(wanted: boolean): { readonly take: () => Promise<string | undefined> } {
  const proof = useRef<Promise<string | undefined> | null>(null);
  const begin = () => solveBotCheck().catch(() => undefined);
  useEffect(() => {
    if (wanted) proof.current ??= begin();
  });
  const take = async () => {
    if (!wanted) return undefined;
    const solved = await (proof.current ?? begin());
    proof.current = null;
    return solved ?? begin();
  };
  return { take };
}
