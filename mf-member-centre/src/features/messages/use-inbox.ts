import type { MessageCategory } from '@marquee/contract/calls/messages';
import { MESSAGE_CATEGORIES } from '@marquee/contract/constants';
import { publish, refreshCall, useCall, useCallMutation, useMessages, useShell, useTopic } from '@marquee/kit';
import { useCallback, useState } from 'react';
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
  // The last message of this page was deleted.
  if (before.length > 0 && inbox.data?.content.length === 0 && !inbox.isPlaceholderData) setBefore(before.slice(0, -1));

  const choose = useCallback(
    (name: 'category' | 'search', value: string) => {
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
    },
    [setAddress],
  );
  /** Twice on the same page would turn to the next one once, and count it twice. */
  const turnTo = (pages: readonly string[]) => () => {
    if (!inbox.isPlaceholderData) setBefore(pages);
  };
  return {
    inbox,
    category,
    search,
    chooseCategory: (chosen: MessageCategory | null) => choose('category', chosen ?? ''),
    searchFor: useCallback((text: string) => choose('search', text), [choose]),
    /** Null where there is none. */
    older: next === null ? null : turnTo([...before, next]),
    newer: before.length === 0 ? null : turnTo(before.slice(0, -1)),
    /** The message that the address names, by a link from elsewhere. */
    linked: address.get('message'),
  };
}

export type MessageChanges = ReturnType<typeof useMessageChanges>;

/** Marking and deleting; the badges of every page of the member follow. */
export function useMessageChanges() {
  const t = useMessages('member');
  const { toast } = useShell();
  const { mutate: mark, error: markError } = useCallMutation('messages.markRead');
  const all = useCallMutation('messages.markRead');
  const removed = useCallMutation('messages.remove');
  const markRead = useCallback((messageId: string) => mark({ messageIds: [messageId] }, { onSuccess: follow }), [mark]);
  return {
    markRead,
    markAll: (category: MessageCategory | undefined) => all.mutate(category ? { category } : {}, { onSuccess: follow }),
    remove: (messageId: string) =>
      removed.mutate(
        { messageIds: [messageId] },
        {
          onSuccess(left) {
            follow(left);
            toast({ kind: 'success', message: t('inbox.removed') });
          },
        },
      ),
    isMarkingAll: all.isPending,
    error: markError ?? all.error ?? removed.error,
  };
}

function follow({ unread }: { readonly unread: number }): void {
  publish('messages.unread', { count: unread });
  void refreshCall('messages.list');
  void refreshCall('messages.one');
}
