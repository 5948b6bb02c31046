import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';

interface AdminEvent {
  readonly topic: 'chatAdmin.changed' | 'chatAdmin.typing';
  readonly conversationId: string;
  /** With `chatAdmin.changed`: sequence number of the last message of the conversation. */
  readonly lastSeq?: number;
}
type Listener = (event: AdminEvent) => void;

const AdminEventsContext = createContext<Set<Listener> | null>(null);

/** The operators' live stream: refetches queues and conversations, and notifies listeners of its events. */
export function AdminEvents({ children }: { readonly children: ReactNode }) {
  const [listeners] = useState(() => new Set<Listener>());
  const queryClient = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/ops/stream', { withCredentials: true });
    const refresh = () =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('chatAdmin.') });
    const heard = (topic: AdminEvent['topic']) => (event: MessageEvent<string>) => {
      const payload = JSON.parse(event.data) as Omit<AdminEvent, 'topic'>;
      for (const listener of listeners) listener({ topic, ...payload });
      if (topic === 'chatAdmin.changed') refresh();
    };
    // Also after a gap, during which events may have been missed.
    source.addEventListener('open', refresh);
    source.addEventListener('chatAdmin.changed', heard('chatAdmin.changed'));
    source.addEventListener('chatAdmin.typing', heard('chatAdmin.typing'));
    return () => source.close();
  }, [listeners, queryClient]);
  return <AdminEventsContext value={listeners}>{children}</AdminEventsContext>;
}

/** Calls the listener for each event of the operators’ chat stream while mounted. */
export function useAdminEvent(listener: Listener): void {
  const listeners = use(AdminEventsContext);
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const listen: Listener = (event) => latest(event);
    listeners?.add(listen);
    return () => void listeners?.delete(listen);
  }, [listeners]);
}
