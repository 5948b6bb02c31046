export interface Notice {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** How long it stays, default 5000. 0 keeps it until it is closed. */
  readonly timeoutMs?: number | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const pendingNotices: Notice[] = [];

/**
 * Shows a toast in the page's one region. May be called from outside React; notices from before the
 * region is mounted wait for it.
 */
export function notify(notice: Notice): void {
  if (listeners.size === 0) pendingNotices.push(notice);
  for (const listener of listeners) listener(notice);
}

/** For the toast region only. @returns unsubscribes */
export function subscribeToNotices(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of pendingNotices.splice(0)) listener(notice);
  return () => {
    listeners.delete(listener);
  };
}
