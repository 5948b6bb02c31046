import type { z } from 'zod';

/** Most reasons that an answer or a log line names. */
const MOST = 20;

/** One sentence for each place where a document breaks its schema. */
export function schemaFaults({ issues }: z.ZodError): string[] {
  return issues.slice(0, MOST).map(({ path, message }) => `${path.join('.') || 'the document'}: ${message}`);
}
