import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useState } from 'react';
import { readSlip, type Slip } from './slip';

/** The slip of a game in a mode: it survives a reload, and ends with the browser's tab. */
export function useSlip(gameCode: string, mode: LotteryMode): [Slip, (slip: Slip) => void] {
  const key = `lottery-slip:${gameCode}:${mode}`;
  const [stored, setStored] = useState(() => ({ key, slip: readSlip(sessionStorage.getItem(key)) }));
  const current = stored.key === key ? stored : { key, slip: readSlip(sessionStorage.getItem(key)) };
  if (current !== stored) setStored(current);
  const change = (slip: Slip) => {
    if (slip.lines.length > 0) sessionStorage.setItem(key, JSON.stringify(slip));
    else sessionStorage.removeItem(key);
    setStored({ key, slip });
  };
  return [current.slip, change];
}
