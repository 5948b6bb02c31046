import { useEffect, useState } from 'react';
import { type EngineError, engineErrorOf } from '../app/engine-error';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: EngineError };

/** The result of `load`, read each time a dialog opens. `replace` sets a newer value that a call has returned. */
export function useLoaded<Value>(open: boolean, load: () => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ kind: 'loading' });
  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    setState({ kind: 'loading' });
    load().then(
      (value) => isCurrent && setState({ kind: 'ready', value }),
      (cause: unknown) => isCurrent && setState({ kind: 'failed', error: engineErrorOf(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, load]);
  return { state, replace: (value: Value) => setState({ kind: 'ready', value }) };
}
