import { useState } from 'react';

const KEY = 'lottery-history';
const HIDDEN = 'hidden';

/** Whether numbers show how they came in past draws: the member's choice, kept in the browser. */
export function useShowsHistory(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(KEY) !== HIDDEN);
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, HIDDEN);
    setShown(next);
  };
  return [isShown, change];
}
