import type { MessageCategory } from '@marquee/contract/calls/messages';
import { MESSAGE_CATEGORIES } from '@marquee/contract/constants';
import { publish, refreshCall, useCall, useCallMutation, useTopic } from '@marquee/kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PER_PAGE = 20;

/** What of the inbox is shown: the category and the search text, kept in the address, and the page by where it starts. */
export function useInbox() {
  const [address, setAddress] = useSearchParams();
  const category = MESSAGE_CATEGORIES.find((name) => name === address.get('category'));
  const search = address.get('search') ?? '';
  /** The last message of each page before this one. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const after = before.at(-1);
  const inbox = useCall(
    'messages.list',
    { limit: PER_PAGE, ...(category && { category }), ...(search && { search }), ...(after && { after }) },
    { staleMs: 0, keepPrevious: true },
  );
  useTopic('messages.unread', () => void inbox.refetch());
  const next = inbox.data?.next ?? null;

  const choose = (name: 'category' | 'search', value: string) => {
    setBefore([]);
    setAddress(
      (known) => {
        const chosen = new URLSearchParams(known);
        chosen.delete('message');
        if (value) chosen.set(name, value);
        else chosen.delete(name);
        return chosen;
      },
      { replace: name === 'search' },
    );
  };
  return {
    inbox,
    category,
    search,
    chooseCategory: (chosen: MessageCategory | null) => choose('category', chosen ?? ''),
    searchFor: (text: string) => choose('search', text),
    /** Null where there is none. */
    older: next === null ? null : () => setBefore([...before, next]),
    newer: before.length === 0 ? null : () => setBefore(before.slice(0, -1)),
    /** The message that the address names, by a link from elsewhere. */
    linked: address.get('message'),
  };
}

/** Marking and deleting; the badges of every page of the member follow. */
export function useMessageChanges() {
  const marked = useCallMutation('messages.markRead');
  const removed = useCallMutation('messages.remove');
  const follow = {
    onSuccess({ unread }: { readonly unread: number }) {
      publish('messages.unread', { count: unread });
      void refreshCall('messages.list');
    },
  };
  return {
    markRead: (messageId: string) => marked.mutate({ messageIds: [messageId] }, follow),
    markAll: (category: MessageCategory | undefined) => marked.mutate(category ? { category } : {}, follow),
    remove: (messageId: string) => removed.mutate({ messageIds: [messageId] }, follow),
    isMarking: marked.isPending,
    error: marked.error ?? removed.error,
  };
}
