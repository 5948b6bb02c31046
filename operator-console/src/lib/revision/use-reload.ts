import { useState } from 'react';

interface Reload {
  /** Key of the form: another one starts it over. What is read again in the background does not. */
  readonly load: number;
  /** Reads again, and starts the form over from what is stored now. */
  readonly reload: () => void;
}

/** How a form that met a conflict starts over from what is stored. */
export function useReload({ refetch }: { readonly refetch: () => Promise<unknown> }): Reload {
  const [load, setLoad] = useState(0);
  return { load, reload: () => void refetch().then(() => setLoad((count) => count + 1)) };
}
