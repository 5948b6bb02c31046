import { z } from 'zod';

/** A result as a results house delivers it. */
const feedResultSchema = z.strictObject({
  game: z.string().max(32),
  issue: z.string().max(48),
  /** `LotteryResult`: read by the rules of the game. */
  result: z.unknown(),
  /** Not an official draw: made for a demonstration. */
  simulated: z.boolean(),
});
export type FeedResult = z.infer<typeof feedResultSchema>;

/**
 * What a results house answers to `GET /results-house/v1/results?game=…&issue=…`, signed as Standard Webhooks sign a
 * message: `webhook-id`, `webhook-timestamp`, `webhook-signature`.
 */
export const feedAnswerSchema = z.strictObject({ results: z.array(feedResultSchema).max(100) });
export type FeedAnswer = z.infer<typeof feedAnswerSchema>;
