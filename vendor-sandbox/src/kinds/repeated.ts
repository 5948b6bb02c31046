import type { FastifyBaseLogger } from 'fastify';

/** Runs a step again and again, never two of them at once. @returns ends it */
export function repeated(everyMs: number, step: () => Promise<void>, log: FastifyBaseLogger): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void step()
      .catch((err: unknown) => log.error({ err }, 'a step of the rooms failed'))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}
