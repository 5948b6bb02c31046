import { useState } from 'react';

const KEY = 'marquee.balance-hidden';

/** Whether the balance is covered; remembered until the tab is closed, and nothing but that. */
export function useHidden() {
  const [isHidden, setIsHidden] = useState(() => sessionStorage.getItem(KEY) === 'true');
  const toggle = () => {
    sessionStorage.setItem(KEY, String(!isHidden));
    setIsHidden(!isHidden);
  };
  return { isHidden, toggle };
}
