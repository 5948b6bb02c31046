import type { InHouseSession } from '@marquee/contract/in-house';
import { useCallback, useEffect, useState } from 'react';
import type { EngineClient } from './engine-client';
import { type EngineError, engineErrorOf } from './engine-error';

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly session: InHouseSession }
  | { readonly kind: 'ended'; readonly lobbyUrl: string | null }
  | { readonly kind: 'failed'; readonly error: EngineError };

/** The session of the launch token. `end` is called when a call finds it expired, `retry` after a failure. */
export function useSession(client: EngineClient): { state: SessionState; end(): void; retry(): void } {
  const [state, setState] = useState<SessionState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: SessionState) => isCurrent && setState(next);
    client.session().then(
      (session) => settle({ kind: 'open', session }),
      (cause: unknown) => {
        const error = engineErrorOf(cause);
        settle(error.code === 'launch_expired' ? { kind: 'ended', lobbyUrl: null } : { kind: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, attempt]);

  const end = useCallback(
    () =>
      setState((current) => ({ kind: 'ended', lobbyUrl: current.kind === 'open' ? current.session.lobbyUrl : null })),
    [],
  );
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, end, retry };
}
