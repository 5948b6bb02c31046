/** A bounded cache with a short lifetime. */
export interface ExpiringCache<Value> {
  get(key: string): Promise<Value>;
  /** Removes the values of one owner, so that the next reader queries the database. */
  forget(owner: bigint): void;
  forgetAll(): void;
}

export interface ExpiringCacheOptions<Value> {
  readonly read: (key: string) => Promise<Value>;
  /** The owner of a value, for removal by owner. */
  readonly ownerOf?: (value: NonNullable<Value>) => bigint;
  /** Milliseconds. */
  readonly life: () => number;
  readonly maxEntries: number;
  readonly now: () => number;
}

/** Failures and misses (null) are never cached, nor reads during which the value was removed. */
export function createExpiringCache<Value>({
  read,
  ownerOf,
  life,
  maxEntries,
  now,
}: ExpiringCacheOptions<Value>): ExpiringCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  const keysOf = new Map<bigint, Set<string>>();
  let forgotten = 0;

  const forgetAll = () => {
    forgotten += 1;
    entries.clear();
    keysOf.clear();
  };
  const remember = (key: string, value: NonNullable<Value>) => {
    if (entries.size >= maxEntries) forgetAll();
    entries.set(key, { value, until: now() + life() });
    const owner = ownerOf?.(value);
    if (owner === undefined) return;
    const keys = keysOf.get(owner);
    if (keys) keys.add(key);
    else keysOf.set(owner, new Set([key]));
  };

  return {
    async get(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now()) return entry.value;
      const before = forgotten;
      const value = await read(key);
      if (value !== null && value !== undefined && before === forgotten) remember(key, value);
      return value;
    },
    forget(owner) {
      forgotten += 1;
      for (const key of keysOf.get(owner) ?? []) entries.delete(key);
      keysOf.delete(owner);
    },
    forgetAll,
  };
}
