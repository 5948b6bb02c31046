/** Node ids with one added or removed; the same array when nothing changes. */
export function withFavourite(nodeIds: readonly number[], nodeId: number, favourite: boolean): readonly number[] {
  if (nodeIds.includes(nodeId) === favourite) return nodeIds;
  return favourite ? [nodeId, ...nodeIds] : nodeIds.filter((id) => id !== nodeId);
}

/** Lets the first call for a key through and refuses the next until `intervalMs` has passed. */
export function createThrottle(intervalMs: number, now: () => number = Date.now): (key: number) => boolean {
  const lastMs = new Map<number, number>();
  return (key) => {
    const nowMs = now();
    if (nowMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < intervalMs) return false;
    lastMs.set(key, nowMs);
    return true;
  };
}
