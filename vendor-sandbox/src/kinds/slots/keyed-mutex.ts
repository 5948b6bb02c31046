/** Runs work of the same key one after the other. */
export function createKeyedMutex() {
  const lastByKey = new Map<string, Promise<unknown>>();
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const result = (lastByKey.get(key) ?? Promise.resolve()).catch(() => undefined).then(work);
    lastByKey.set(key, result);
    const release = () => void (lastByKey.get(key) === result && lastByKey.delete(key));
    result.then(release, release);
    return result;
  };
}
