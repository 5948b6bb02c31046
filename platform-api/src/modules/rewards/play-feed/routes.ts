import type { On } from '../../../platform/http/call-registrar';
import { requireRight } from '../../operators/rights/rights';
import type { NightlyCheck } from './nightly-check';
import type { PlayFeed } from './play-feed';

interface PlayFeedParts {
  readonly playFeed: Pick<PlayFeed, 'status'>;
  readonly nightlyCheck: Pick<NightlyCheck, 'results'>;
}

export function playFeedRoutes(on: On, { playFeed, nightlyCheck }: PlayFeedParts): void {
  on('playFeed.health', async (_request, { operator }) => {
    requireRight(operator, 'audit');
    const [folds, checks] = await Promise.all([playFeed.status(), nightlyCheck.results()]);
    return {
      folds: folds.map(({ failedAt, ...fold }) => ({ ...fold, failedAt: failedAt && failedAt.toISOString() })),
      checks: checks.map(({ at, ...check }) => ({ ...check, at: at.toISOString() })),
    };
  });
}
