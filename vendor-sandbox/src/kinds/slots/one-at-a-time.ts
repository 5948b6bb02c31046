/** Runs work of the same key one after the other. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (last.get(key) ?? Promise.resolve()).catch(() => undefined).then(work);
    last.set(key, mine);
    const forget = () => void (last.get(key) === mine && last.delete(key));
    mine.then(forget, forget);
    return mine;
  };
}
