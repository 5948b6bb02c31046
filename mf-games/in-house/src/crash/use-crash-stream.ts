import type { CrashBet, CrashBets, CrashHistory, CrashPhase, CrashTick } from '@marquee/contract/in-house';
import { type Dispatch, useEffect } from 'react';
import { engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import type { CrashEvent } from './crash-state';

/** Events of the stream by name, as the contract's `crashEvents` have them. */
interface StreamEvents {
  readonly phase: CrashPhase;
  readonly tick: CrashTick;
  readonly bets: CrashBets;
  readonly bet: CrashBet;
  readonly history: CrashHistory;
  readonly balance: { readonly balance: string };
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;

/** Follows the shared rounds. The browser reconnects by itself; when it gives up, the reason is read and the stream reopened. */
export function useCrashStream(dispatch: Dispatch<CrashEvent>): void {
  const { client, setBalance, fail } = useGame();
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delayMs = FIRST_DELAY_MS;

    const listen = <Name extends keyof StreamEvents>(name: Name, onValue: (value: StreamEvents[Name]) => void) =>
      source?.addEventListener(name, ({ data }: MessageEvent<string>) =>
        onValue(JSON.parse(data) as StreamEvents[Name]),
      );

    const open = () => {
      source = client.crashStream();
      source.onopen = () => {
        delayMs = FIRST_DELAY_MS;
        dispatch({ kind: 'connected' });
      };
      source.onerror = () => {
        dispatch({ kind: 'disconnected' });
        if (source?.readyState === EventSource.CLOSED) void reopen();
      };
      listen('phase', (phase) => dispatch({ kind: 'phase', phase, receivedMs: Date.now() }));
      listen('tick', ({ sentAt }) => dispatch({ kind: 'tick', sentAt, receivedMs: Date.now() }));
      listen('bets', (bets) => dispatch({ kind: 'bets', bets }));
      listen('bet', (bet) => dispatch({ kind: 'bet', bet }));
      listen('history', (history) => dispatch({ kind: 'history', history }));
      listen('balance', ({ balance }) => setBalance(balance));
    };

    /** The browser does not report why a stream was refused; reading the session does. */
    const reopen = async () => {
      try {
        await client.session();
      } catch (cause) {
        if (engineErrorOf(cause).code === 'launch_expired') return fail(cause);
      }
      timer = setTimeout(open, delayMs);
      delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
    };

    open();
    return () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
  }, [client, dispatch, setBalance, fail]);
}
