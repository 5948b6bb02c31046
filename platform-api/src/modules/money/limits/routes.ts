import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { SessionService } from '../../people/session/service';
import type { Limits } from './service';

const MINUTE_SECONDS = 60n;

export interface LimitRouteParts {
  readonly limits: Limits;
  readonly sessions: Pick<SessionService, 'beganAt' | 'endOthers'>;
  /** Ends the games that a member plays. */
  readonly endGames: (memberId: bigint) => Promise<void>;
}

export function limitRoutes(on: On, { limits, sessions, endGames }: LimitRouteParts): void {
  on('limits.overview', (_input, context) => limits.overview(context));

  on('limits.setMoney', ({ kind, period, limit }, context) =>
    limits.set({ kind, period }, limit === null ? null : enteredAmount(limit), context),
  );
  on('limits.setSession', ({ period, limitMinutes }, context) =>
    limits.set(
      { kind: 'session', period },
      limitMinutes === null ? null : BigInt(limitMinutes) * MINUTE_SECONDS,
      context,
    ),
  );
  on('limits.cancelPending', (limit, context) => limits.cancelPending(limit, context));

  on('limits.timeOut', async ({ length }, context) => {
    await limits.bar('time_out', length, context);
    await endGames(context.member.id);
    return limits.overview(context);
  });
  on('limits.selfExclude', async ({ length }, context) => {
    const bar = await limits.bar('self_exclusion', length, context);
    await endGames(context.member.id);
    // The current page signs itself out after the confirmation.
    await sessions.endOthers(context.member, context.brand.id);
    return bar;
  });

  on('limits.setRealityCheck', ({ minutes }, context) => limits.setRealityCheck(minutes, context));
  on('limits.reality', async (_input, context) => {
    const since = await sessions.beganAt(context.member, context.brand.id);
    if (!since) throw new Failure('session_expired');
    return limits.reality(since, context);
  });
}
