import { type FeedAnswer, feedAnswerSchema } from '@marquee/contract/lottery/result-feed';
import { Webhook } from 'standardwebhooks';
import { parsePlainJson } from '../../../platform/plain-json';

/** A source of official results. */
export interface ResultFeed {
  /** Shown to operators, and stored with what it delivers. */
  readonly code: string;
  /**
   * Results of issues of a game, as far as they are out.
   * @throws Error when the feed cannot be reached, or its answer is not signed or not of the interface
   */
  read(gameCode: string, issues: readonly string[]): Promise<FeedAnswer['results']>;
}

const TIMEOUT_MS = 5_000;

export interface HttpFeedOptions {
  readonly code: string;
  /** Address of the results house. */
  readonly url: string;
  /** Shared with it: signs its answers (Standard Webhooks). */
  readonly secret: string;
}

/** JSON over HTTP with a signature. */
export function createHttpFeed({ code, url, secret }: HttpFeedOptions): ResultFeed {
  const webhook = new Webhook(secret, { format: 'raw' });
  return {
    code,
    async read(gameCode, issues) {
      const query = new URLSearchParams([['game', gameCode], ...issues.map((issue) => ['issue', issue])]);
      const response = await fetch(`${url}/results-house/v1/results?${query}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the feed answered ${response.status}`);
      const body = await response.text();
      webhook.verify(body, Object.fromEntries(response.headers), { jsonParse: false });
      return feedAnswerSchema.parse(parsePlainJson(body)).results;
    },
  };
}
