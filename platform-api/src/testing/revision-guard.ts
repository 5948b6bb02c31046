import type { CallId, CallRequest, CallValue } from '@marquee/contract/calls/index';
import { expect } from 'vitest';
import type { TestBrowser } from './browser';

type Revision = string | null;

interface GuardedSave<Id extends CallId, Stored> {
  /** What counts, with its revision. */
  readonly stored: () => Promise<Stored & { readonly revision: Revision }>;
  readonly call: Id;
  /** Two changes that differ from each other and from what is stored. */
  readonly changes: readonly [Omit<CallRequest<Id>, 'revision'>, Omit<CallRequest<Id>, 'revision'>];
  /** Headers of every save, such as its intent. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/**
 * Of two saves from one revision exactly one counts, whichever comes first; the other is told what counts, overwrites nothing, and
 * is made from that. A repeat of what counts already is no conflict.
 */
export async function mustCompareRevisions<Id extends CallId, Stored>(
  operator: TestBrowser,
  { stored, call, changes, headers }: GuardedSave<Id, Stored>,
): Promise<void> {
  const send = (change: number, revision: Revision) => {
    const options = headers && { headers: headers() };
    return operator.send(call, { ...changes[change], revision } as unknown as CallRequest<Id>, options);
  };
  const { revision: seen } = await stored();
  const answers = await Promise.all(changes.map((_change, index) => send(index, seen)));
  const lost = answers.findIndex(({ envelope }) => !envelope.success);
  const codes = answers.map(({ envelope }) => codeOf<Id>(envelope));
  expect(codes.toSorted(), call).toEqual(['conflict', 'done']);

  const kept = await stored();
  expect(kept.revision).not.toBe(seen);
  const { envelope } = await send(lost, seen);
  expect(codeOf<Id>(envelope), 'from the old revision').toBe('conflict');
  expect(envelope.success ? null : envelope.details).toMatchObject({
    revision: kept.revision,
    rows: expect.arrayContaining([expect.objectContaining({ label: expect.any(String) as string })]) as unknown,
  });
  expect(await stored(), 'nothing is overwritten').toEqual(kept);

  expect(codeOf<Id>((await send(1 - lost, seen)).envelope), 'a repeat').toBe('done');
  expect(codeOf<Id>((await send(lost, kept.revision)).envelope), 'from what counts').toBe('done');
  expect((await stored()).revision).not.toBe(kept.revision);
}

const codeOf = <Id extends CallId>(
  envelope: Awaited<ReturnType<TestBrowser['send']>>['envelope'] | { success: true; value: CallValue<Id> },
): string => (envelope.success ? 'done' : envelope.code);
