import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

describe('work queue', () => {
  it('runs tasks up to its concurrency, the others in order of arrival', async () => {
    const queue = createWorkQueue({ concurrency: 2, maxWaiting: 10, refuse: () => new Error('full') });
    const gates = [gate(), gate(), gate(), gate()];
    const started: number[] = [];
    const all = gates.map(({ passed }, index) =>
      queue(async () => {
        started.push(index);
        await passed;
        return index;
      }),
    );
    await settle();
    expect(started).toEqual([0, 1]);
    gates[1]?.open();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('refuses tasks when too many wait, and continues after a failure', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, refuse: () => new Error('full') });
    const { open, passed } = gate();
    const failing = queue(() => passed.then(() => Promise.reject(new Error('broken'))));
    const waiting = queue(async () => 'done');
    await expect(queue(async () => 'never')).rejects.toThrow('full');
    open();
    await expect(failing).rejects.toThrow('broken');
    await expect(waiting).resolves.toBe('done');
    await expect(queue(async () => 'again')).resolves.toBe('again');
  });
});
