/** Two catalogues of different keys as one: a group that both have holds the keys of both. */
export function withNames<Texts extends object, Names extends object>(texts: Texts, names: Names): Texts & Names {
  const merged = { ...texts } as Record<string, unknown>;
  for (const [key, value] of Object.entries(names)) {
    const own = merged[key];
    merged[key] = isGroup(own) && isGroup(value) ? withNames(own, value) : value;
  }
  return merged as Texts & Names;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
