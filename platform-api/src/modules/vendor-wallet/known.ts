/** A bounded memory of what was read a moment ago. */
export interface Known<Value> {
  get(key: string): Promise<Value>;
  /** Drops what fits, so that the next reader sees the database. */
  forget(fits: (value: Value) => boolean): void;
}

export interface KnownOptions<Value> {
  readonly read: (key: string) => Promise<Value>;
  readonly lifeMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
}

/** Failures and misses (null) are never remembered. */
export function createKnown<Value>({ read, lifeMs, maxEntries, now }: KnownOptions<Value>): Known<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    async get(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now()) return entry.value;
      const value = await read(key);
      if (value === null) return value;
      if (entries.size >= maxEntries) entries.clear();
      entries.set(key, { value, until: now() + lifeMs });
      return value;
    },
    forget(fits) {
      for (const [key, { value }] of entries) if (fits(value)) entries.delete(key);
    },
  };
}
