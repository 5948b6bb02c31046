import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';

interface DeskEvent {
  readonly topic: 'desk.changed' | 'desk.typing';
  readonly conversationId: string;
  /** With `desk.changed`: the place of the conversation's last message. */
  readonly lastSeq?: number;
}
type Listener = (event: DeskEvent) => void;

const DeskEventsContext = createContext<Set<Listener> | null>(null);

/** The operators' live stream: keeps queues and conversations as they are, and tells who listens what happens. */
export function DeskEvents({ children }: { readonly children: ReactNode }) {
  const [listeners] = useState(() => new Set<Listener>());
  const queryClient = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/ops/stream', { withCredentials: true });
    const refresh = () =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('desk.') });
    const heard = (topic: DeskEvent['topic']) => (event: MessageEvent<string>) => {
      const payload = JSON.parse(event.data) as Omit<DeskEvent, 'topic'>;
      for (const listener of listeners) listener({ topic, ...payload });
      if (topic === 'desk.changed') refresh();
    };
    // Also after a gap, in which anything may have been missed.
    source.addEventListener('open', refresh);
    source.addEventListener('desk.changed', heard('desk.changed'));
    source.addEventListener('desk.typing', heard('desk.typing'));
    return () => source.close();
  }, [listeners, queryClient]);
  return <DeskEventsContext value={listeners}>{children}</DeskEventsContext>;
}

/** Calls the listener for each event of the desk while mounted. */
export function useDeskEvent(listener: Listener): void {
  const listeners = use(DeskEventsContext);
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const listen: Listener = (event) => latest(event);
    listeners?.add(listen);
    return () => void listeners?.delete(listen);
  }, [listeners]);
}
