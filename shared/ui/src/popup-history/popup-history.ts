import { POPUP_CLOSED, POPUP_OPENED, type Popup } from './use-popup-entry';

/** The state of an entry: the router's `idx` and `key`, and how many popups are open at it. */
interface EntryState {
  readonly idx?: number;
  readonly key?: string;
  readonly popups?: number;
}

/** A change of address that waits for a step in the history. */
interface Change {
  readonly state: EntryState;
  readonly url: string | URL | null | undefined;
  readonly apply: () => void;
}

/** A step that changes nothing is never reported: after this time the page goes on without. */
const STEP_WITHIN_MS = 1_000;
/** A popup that is closed has said so by then; one that has to be answered gets its entry back. */
const CLOSES_WITHIN_MS = 150;
/** Another document that is being loaded has taken the page's place by then, or its load was cancelled. */
const LEAVES_WITHIN_MS = 10_000;

/**
 * Lets Back close the topmost popup. Each open popup has an entry of its own in the history, with the address and the key of
 * its page; the router sees pages only. A popup that is closed otherwise takes its entry back, and a change of page replaces it.
 */
class PopupHistory {
  readonly #page: Window;
  readonly #hasOwnEntry: (pathname: string) => boolean;
  readonly #popups: Popup[] = [];
  readonly #listeners = new Set<(event: PopStateEvent) => void>();
  #pageKey: string | undefined;
  /** Not null while a step of our own is under way. */
  #changes: Change[] | null = null;
  #stepTimer = 0;
  #syncTimer = 0;
  /** Another document is being loaded: a step in the history would cancel that. */
  #isLeaving = false;

  constructor(page: Window, hasOwnEntry: (pathname: string) => boolean, signal: AbortSignal | undefined) {
    this.#page = page;
    this.#hasOwnEntry = hasOwnEntry;
    this.#pageKey = this.#state.key;
    const options = signal && { signal };
    const detailOf = (event: Event) => (event as CustomEvent<Popup>).detail;
    page.addEventListener('popstate', (event) => this.#onPopState(event), options);
    page.document.addEventListener(POPUP_OPENED, (event) => this.#opened(detailOf(event)), options);
    page.document.addEventListener(POPUP_CLOSED, (event) => this.#closed(detailOf(event)), options);
    signal?.addEventListener('abort', () => this.#stop());
    // Loaded again at the entry of a popup that is no longer open.
    if (this.#depth > 0) this.#step(-this.#depth);
  }

  /** The window for the router of the page. */
  routerWindow(): Window {
    const history = redirected(this.#page.history, {
      state: () => this.#lastChange?.state ?? (this.#page.history.state as EntryState | null),
      pushState: () => (state: EntryState, _: string, url?: string | URL | null) => this.#push(state, url),
      replaceState: () => (state: EntryState, _: string, url?: string | URL | null) => this.#replace(state, url),
    });
    return redirected(this.#page, {
      history: () => history,
      location: () => this.#pendingAddress() ?? this.#page.location,
      addEventListener: () => (_: string, listener: (event: PopStateEvent) => void) => this.#listeners.add(listener),
      removeEventListener: () => (_: string, listener: (event: PopStateEvent) => void) =>
        this.#listeners.delete(listener),
    });
  }

  get #state(): EntryState {
    return (this.#page.history.state as EntryState | null) ?? {};
  }

  get #depth(): number {
    return this.#state.popups ?? 0;
  }

  /** Open popups that need an entry: the lowest has the address itself where the address opens it. */
  get #wanted(): number {
    const own = this.#hasOwnEntry(this.#page.location.pathname) ? 1 : 0;
    return Math.max(0, this.#popups.length - own);
  }

  get #lastChange(): Change | undefined {
    return this.#changes?.at(-1);
  }

  #pendingAddress(): URL | undefined {
    const url = this.#lastChange?.url;
    return url ? new URL(url, this.#page.location.href) : undefined;
  }

  #opened(popup: Popup): void {
    this.#isLeaving = false;
    this.#popups.push(popup);
    this.#syncLater(0);
  }

  #closed(popup: Popup): void {
    const index = this.#popups.indexOf(popup);
    if (index >= 0) this.#popups.splice(index, 1);
    this.#syncLater(0);
  }

  /** Later: a popup that another takes the place of keeps the entry, and a change of page uses it. */
  #syncLater(delayMs: number): void {
    clearTimeout(this.#syncTimer);
    this.#syncTimer = this.#page.setTimeout(() => this.#sync(), delayMs);
  }

  #sync(): void {
    if (this.#changes) return;
    if (this.#isLeaving) {
      this.#isLeaving = false;
      this.#syncLater(LEAVES_WITHIN_MS);
      return;
    }
    const { history } = this.#page;
    const missing = this.#wanted - this.#depth;
    for (let added = 0; added < missing; added += 1) {
      history.pushState({ ...this.#state, idx: (this.#state.idx ?? 0) + 1, popups: this.#depth + 1 }, '');
    }
    if (missing < 0) this.#step(missing);
    this.#watchLeaving();
  }

  #stop(): void {
    clearTimeout(this.#syncTimer);
    clearTimeout(this.#stepTimer);
    this.#page.removeEventListener('beforeunload', this.#onBeforeUnload);
  }

  /** Only while there is an entry to take back: some browsers keep no page with this listener for Back. */
  #watchLeaving(): void {
    if (this.#depth > 0) this.#page.addEventListener('beforeunload', this.#onBeforeUnload);
    else this.#page.removeEventListener('beforeunload', this.#onBeforeUnload);
  }

  readonly #onBeforeUnload = (): void => {
    this.#isLeaving = true;
  };

  #onPopState(event: PopStateEvent): void {
    if (this.#changes) {
      this.#stepped(event);
    } else if (event.state === null) {
      // A link to a part of the page, not a step.
      this.#forward(event);
      this.#syncLater(0);
    } else if (this.#state.key !== this.#pageKey) {
      if (this.#depth > 0) this.#step(-this.#depth);
      else this.#leavePage(event);
    } else if (this.#depth < this.#wanted) {
      this.#close(this.#wanted - this.#depth);
    } else if (this.#depth > this.#wanted) {
      this.#step(this.#wanted - this.#depth);
    }
  }

  #leavePage(event: PopStateEvent): void {
    const left = this.#wanted;
    this.#forward(event);
    this.#close(left);
  }

  #close(count: number): void {
    for (const popup of this.#popups.slice(this.#popups.length - count).reverse()) popup.close();
    this.#syncLater(CLOSES_WITHIN_MS);
  }

  #forward(event: PopStateEvent): void {
    this.#pageKey = this.#state.key;
    for (const listener of this.#listeners) listener(event);
  }

  #step(delta: number): void {
    this.#changes = [];
    this.#stepTimer = this.#page.setTimeout(() => this.#stepped(), STEP_WITHIN_MS);
    this.#page.history.go(delta);
  }

  #stepped(event = new PopStateEvent('popstate', { state: this.#state })): void {
    clearTimeout(this.#stepTimer);
    const changes = this.#changes ?? [];
    this.#changes = null;
    for (const change of changes) change.apply();
    if (this.#state.key !== this.#pageKey) this.#leavePage(event);
    this.#syncLater(0);
  }

  #push(state: EntryState, url: Change['url']): void {
    const { history } = this.#page;
    const apply = () => {
      const idx = this.#state.idx ?? 0;
      this.#pageKey = state.key;
      if (this.#depth > 0) history.replaceState({ ...state, idx }, '', url);
      else history.pushState({ ...state, idx: idx + 1 }, '', url);
      this.#syncLater(0);
    };
    this.#change({ state, url, apply }, this.#depth - 1);
  }

  #replace(state: EntryState, url: Change['url']): void {
    const apply = () => {
      this.#pageKey = state.key;
      this.#page.history.replaceState({ ...state, idx: this.#state.idx ?? 0 }, '', url);
      this.#syncLater(0);
    };
    this.#change({ state, url, apply }, this.#depth);
  }

  /** @param steps back to the entry that the change is made at */
  #change(change: Change, steps: number): void {
    if (!this.#changes && steps > 0) this.#step(-steps);
    if (this.#changes) this.#changes.push(change);
    else change.apply();
  }
}

/** An object of the browser with some of its properties replaced; its methods keep their object. */
function redirected<Target extends object>(target: Target, own: Readonly<Record<string, () => unknown>>): Target {
  return new Proxy(target, {
    get(object, name): unknown {
      const replacement = typeof name === 'string' && Object.hasOwn(own, name) ? own[name] : undefined;
      if (replacement) return replacement();
      const value: unknown = Reflect.get(object, name);
      return typeof value === 'function' ? (value.bind(object) as unknown) : value;
    },
  });
}

/**
 * Starts the popup history of the page, before the page is rendered.
 * @param hasOwnEntry whether an address opens its popup itself (`/login`): Back leaves the address
 * @param signal ends it, where the page goes on without; a site's page ends with its document
 * @returns the window that the page's router is given
 */
export function startPopupHistory(
  hasOwnEntry: (pathname: string) => boolean = () => false,
  signal?: AbortSignal,
): Window {
  return new PopupHistory(window, hasOwnEntry, signal).routerWindow();
}
