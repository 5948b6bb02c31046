import { useEffect, useState } from 'react';
import type { BalanceMessage, HistoryMessage, RoundMessage, TableMessage } from '../../src/kinds/live/messages';
import { usePlay } from '../frame/play-context';
import type { PlaySession } from '../frame/play-session';

export interface TableView {
  readonly table: TableMessage | null;
  readonly round: RoundMessage | null;
  readonly history: HistoryMessage['outcomes'];
  readonly connected: boolean;
  /** The server's clock less ours, milliseconds. */
  readonly offsetMs: number;
}

const EMPTY: TableView = { table: null, round: null, history: [], connected: false, offsetMs: 0 };
const AGAIN_MS = 2_000;

/** Follows the table. The browser reconnects on its own and gets the full state; where it gives up, this reconnects. */
export function useTable(): TableView {
  const { api, setBalance, fail } = usePlay();
  const [view, setView] = useState(EMPTY);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (part: Partial<TableView>) => setView((now) => ({ ...now, ...part }));
    const listen = <Message>(name: string, take: (message: Message) => void) =>
      source?.addEventListener(name, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as Message));

    const open = () => {
      source = api.stream('/stream');
      source.onopen = () => change({ connected: true });
      source.onerror = () => {
        change({ connected: false });
        if (source?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, AGAIN_MS);
        api.get<PlaySession>('/session').catch(fail);
      };
      listen<TableMessage>('table', (table) => change({ table }));
      listen<HistoryMessage>('history', ({ outcomes }) => change({ history: outcomes }));
      listen<RoundMessage>('round', (round) => change({ round, offsetMs: round.sentMs - Date.now() }));
      listen<BalanceMessage>('balance', ({ balance }) => setBalance(balance));
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [api, setBalance, fail]);
  return view;
}
