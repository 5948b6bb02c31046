import { useState } from 'react';

/** A table is known by its columns: another release with other ones begins anew. */
const keyOf = (ids: readonly string[]): string => `console.hidden-columns:${ids.join(',')}`;

/** Which columns of a table the operator has hidden, in this browser. */
export function useHiddenColumns(ids: readonly string[]) {
  const key = keyOf(ids);
  const [hidden, setHidden] = useState<readonly string[]>(() => (localStorage.getItem(key) ?? '').split(','));
  return {
    isHidden: (id: string) => hidden.includes(id),
    toggle(id: string) {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      setHidden(next);
      localStorage.setItem(key, next.filter(Boolean).join(','));
    },
  };
}
