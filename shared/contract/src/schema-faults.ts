import type { z } from 'zod';

/** Most reasons that an answer or a log line names. */
const MOST = 20;

/** One sentence for each place where a document breaks its schema. */
export function schemaFaults({ issues }: z.ZodError): string[] {
  return issues.slice(0, MOST).map((issue) => `${issue.path.join('.') || 'the document'}: ${messageOf(issue)}`);
}

/** A key of a record says itself what is wrong with it. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;
