import { useEffect, useRef, useState } from 'react';
import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import { type Board, updated } from './board';

interface LiveBoard {
  readonly board: Board | null;
  readonly matches: readonly MatchView[];
  /** How far the server's clock is ahead of ours. */
  readonly aheadMs: number;
}

/** The book, kept up by the server's events. @param onTickets told when tickets of the player may have ended */
export function useBoard(onTickets: () => void): LiveBoard {
  const { api, fail } = usePlay();
  const [board, setBoard] = useState<Board | null>(null);
  const [aheadMs, setAheadMs] = useState(0);
  const [matches, setMatches] = useState<readonly MatchView[]>([]);
  const tell = useRef(onTickets);
  useEffect(() => {
    tell.current = onTickets;
  }, [onTickets]);

  useEffect(() => {
    let isOpen = true;
    api.get<Board>('/board').then((found) => {
      if (!isOpen) return;
      setBoard(found);
      setAheadMs(Date.parse(found.sentAt) - Date.now());
      setMatches(found.matches);
    }, fail);
    const stream = api.stream('/stream');
    const read = <Data>(event: Event) => JSON.parse((event as MessageEvent<string>).data) as Data;
    stream.addEventListener('board', (event) => {
      setMatches(read<Pick<Board, 'matches'>>(event).matches);
      tell.current();
    });
    stream.addEventListener('matches', (event) => {
      const { changed, gone } = read<{ changed: MatchView[]; gone: string[] }>(event);
      setMatches((known) => updated(known, changed, gone));
    });
    stream.addEventListener('tickets', () => tell.current());
    return () => {
      isOpen = false;
      stream.close();
    };
  }, [api, fail]);

  return { board, matches, aheadMs };
}
