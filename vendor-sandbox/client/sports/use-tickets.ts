import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ticket } from '../../src/kinds/sports/book/ticket';
import { usePlay } from '../frame/play-context';
import type { PlayedBet } from '../frame/play-session';
import { SOUNDS } from './sounds';

export interface TicketBet extends Omit<PlayedBet, 'detail' | 'round'> {
  readonly ticket: Ticket;
}

/** The player's tickets, newest first. */
export function useTickets() {
  const { api, fail, sound, refreshBalance } = usePlay();
  const [tickets, setTickets] = useState<readonly TicketBet[]>([]);
  const openIds = useRef<ReadonlySet<string>>(new Set());
  const reload = useCallback(() => {
    api.get<{ bets: TicketBet[] }>('/tickets').then(({ bets }) => {
      const ended = bets.filter(({ id, state }) => openIds.current.has(id) && state !== 'open');
      if (ended.length > 0) refreshBalance();
      if (ended.some(({ payout, stake }) => payout > stake)) sound(SOUNDS.win);
      openIds.current = new Set(bets.flatMap(({ id, state }) => (state === 'open' ? [id] : [])));
      setTickets(bets);
    }, fail);
  }, [api, fail, sound, refreshBalance]);
  const first = useRef(reload);
  useEffect(() => first.current(), []);
  return { tickets, reload };
}
