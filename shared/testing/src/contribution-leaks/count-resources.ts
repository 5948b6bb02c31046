/** What outlives a page's parts unless they let go of it. */
export interface ResourceCounts {
  /** Elements of the document, its head included. */
  readonly nodes: number;
  /** On the window, on the document, and on elements that are in it. */
  readonly listeners: number;
  /** Intervals, time-outs and frames that have been asked for and not come. */
  readonly timers: number;
  /** Observers that still observe something. */
  readonly observers: number;
}

export interface ResourceCounter {
  counts(): ResourceCounts;
  /** Gives the browser its own functions back. */
  stop(): void;
}

type Restore = () => void;

/** Counts from now on what is taken of the browser and not given back. */
export function countResources(): ResourceCounter {
  const listeners = countListeners();
  const timers = countTimers();
  const observers = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'].map(
    countObservers,
  );
  return {
    counts: () => ({
      nodes: document.querySelectorAll('*').length,
      listeners: listeners.count(),
      timers: timers.count(),
      observers: observers.reduce((sum, { count }) => sum + count(), 0),
    }),
    stop() {
      for (const { restore } of [listeners, timers, ...observers]) restore();
    },
  };
}

interface Counted {
  readonly count: () => number;
  readonly restore: Restore;
}

/** Puts a function in the place of a property, and the former one back. */
function replace(owner: object, name: string, make: (original: (...args: never[]) => unknown) => unknown): Restore {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const original = Reflect.get(owner, name) as (...args: never[]) => unknown;
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: make(original) });
  return () => {
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  };
}

type ListenerArguments = [type: string, listener: object | null, options?: boolean | AddEventListenerOptions];

function countListeners(): Counted {
  const held = new Map<object, Map<string, unknown>>();
  const keyOf = ([type, , options]: ListenerArguments) =>
    `${type} ${typeof options === 'object' ? !!options.capture : !!options}`;
  const identities = new WeakMap<object, number>();
  let identity = 0;
  const idOf = (listener: object) => {
    const known = identities.get(listener) ?? ++identity;
    identities.set(listener, known);
    return known;
  };
  const remove = (target: object, args: ListenerArguments) => {
    if (args[1]) held.get(target)?.delete(`${keyOf(args)} ${idOf(args[1])}`);
  };
  const add = (target: object, args: ListenerArguments) => {
    const [, listener, options] = args;
    if (!listener) return;
    const ofTarget = held.get(target) ?? new Map<string, unknown>();
    held.set(target, ofTarget.set(`${keyOf(args)} ${idOf(listener)}`, options));
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => remove(target, args), { once: true });
  };
  const patched = (owner: object, targetOf: (self: unknown) => object): Restore[] => [
    replace(
      owner,
      'addEventListener',
      (original) =>
        function (this: unknown, ...args: ListenerArguments) {
          add(targetOf(this), args);
          return Reflect.apply(original, this, args) as unknown;
        },
    ),
    replace(
      owner,
      'removeEventListener',
      (original) =>
        function (this: unknown, ...args: ListenerArguments) {
          remove(targetOf(this), args);
          return Reflect.apply(original, this, args) as unknown;
        },
    ),
  ];
  // The window's own functions do not go through the prototype everywhere.
  const restores = [
    ...patched(EventTarget.prototype, (self) => (self as object | undefined) ?? window),
    ...patched(window, () => window),
  ];
  const stays = (target: object) => target === window || (target instanceof Node && document.contains(target));
  return {
    count: () => [...held].reduce((sum, [target, ofTarget]) => sum + (stays(target) ? ofTarget.size : 0), 0),
    restore: () => restores.forEach((restore) => restore()),
  };
}

function countTimers(): Counted {
  const pending = new Set<unknown>();
  const started = (name: string, isRepeated: boolean): Restore =>
    replace(window, name, (original) => (run: (...args: unknown[]) => void, ...args: unknown[]) => {
      const id: unknown = Reflect.apply(original, window, [
        (...given: unknown[]) => {
          if (!isRepeated) pending.delete(id);
          run(...given);
        },
        ...args,
      ]);
      pending.add(id);
      return id;
    });
  const cleared = (name: string): Restore =>
    replace(window, name, (original) => (id: unknown) => {
      pending.delete(id);
      return Reflect.apply(original, window, [id] as never[]) as unknown;
    });
  const restores = [
    started('setInterval', true),
    started('setTimeout', false),
    started('requestAnimationFrame', false),
    ...['clearInterval', 'clearTimeout', 'cancelAnimationFrame'].map(cleared),
  ];
  return { count: () => pending.size, restore: () => restores.forEach((restore) => restore()) };
}

interface AnyObserver {
  observe(...args: unknown[]): void;
  unobserve?(target: unknown): void;
  disconnect(): void;
}

function countObservers(name: string): Counted {
  const Original = Reflect.get(window, name) as (new (...args: unknown[]) => AnyObserver) | undefined;
  if (typeof Original !== 'function') return { count: () => 0, restore: () => undefined };
  const active = new Map<object, Set<unknown>>();
  class Counting extends Original {
    override observe(...args: unknown[]): void {
      active.set(this, (active.get(this) ?? new Set()).add(args[0]));
      super.observe(...args);
    }
    override disconnect(): void {
      active.delete(this);
      super.disconnect();
    }
    override unobserve(target: unknown): void {
      active.get(this)?.delete(target);
      super.unobserve?.(target);
    }
  }
  const restore = replace(window, name, () => Counting);
  return { count: () => [...active.values()].filter(({ size }) => size > 0).length, restore };
}
