import { useState } from 'react';

/**
 * A choice of a room: it survives a reload, and ends with the browser's tab.
 * @param key of the choice, with the game that it is of
 * @returns what was chosen, which an older page may have written: take `first` for what cannot be chosen
 */
export function useTabChoice(key: string, first: string): [string, (choice: string) => void] {
  const read = () => sessionStorage.getItem(key) ?? first;
  const [made, setMade] = useState(() => ({ key, choice: read() }));
  const choose = (choice: string) => {
    sessionStorage.setItem(key, choice);
    setMade({ key, choice });
  };
  return [made.key === key ? made.choice : read(), choose];
}
