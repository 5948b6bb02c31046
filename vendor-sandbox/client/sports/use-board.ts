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

/** The board, updated by the server's events. @param onTickets called when tickets of the player may be settled */
export function useBoard(onTickets: () => void): LiveBoard {
  const { api, fail } = usePlay();
  const [board, setBoard] = useState<Board | null>(null);
  const [aheadMs, setAheadMs] = useState(0);
  const [matches, setMatches] = useState<readonly MatchView[]>([]);
  const onTicketsRef = useRef(onTickets);
  useEffect(() => {
    onTicketsRef.current = onTickets;
  }, [onTickets]);

  useEffect(() => {
    let isOpen = true;
    api.get<Board>('/board').then((answer) => {
      if (!isOpen) return;
      setBoard(answer);
      setAheadMs(Date.parse(answer.sentAt) - Date.now());
      setMatches(answer.matches);
    }, fail);
    const stream = api.stream('/stream');
    const read = <Data>(event: Event) => JSON.parse((event as MessageEvent<string>).data) as Data;
    stream.addEventListener('board', (event) => {
      setMatches(read<Pick<Board, 'matches'>>(event).matches);
      onTicketsRef.current();
    });
    stream.addEventListener('matches', (event) => {
      const { changed, gone } = read<{ changed: MatchView[]; gone: string[] }>(event);
      setMatches((current) => updated(current, changed, gone));
    });
    stream.addEventListener('tickets', () => onTicketsRef.current());
    return () => {
      isOpen = false;
      stream.close();
    };
  }, [api, fail]);

  return { board, matches, aheadMs };
}
