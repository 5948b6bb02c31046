import { atPace } from '../tasks/at-pace';

/** The promise's result, or an error when it takes longer than `timeoutMs` of an idle machine; the work itself is not stopped. */
export async function withinTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let cancelLimit = (): void => undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => reject(new Error(`did not end within ${timeoutMs / 1000} s of an idle machine`));
    cancelLimit = atPace(timeoutMs, late);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancelLimit();
  }
}
