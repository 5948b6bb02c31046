import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { SessionService } from '../session/service';

interface OwnSessionParts {
  readonly sessions: Pick<SessionService, 'openOf' | 'endOther' | 'endOthers'>;
  readonly audit: Audit;
}

/** Where a member is logged in, and the end of it elsewhere. */
export function ownSessionRoutes(on: On, { sessions, audit }: OwnSessionParts): void {
  on('security.sessions', async (_input, { member }) =>
    (await sessions.openOf(member)).map(({ id, startedAt, lastSeenAt, ...session }) => ({
      ...session,
      sessionId: id,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  );

  on('security.endSession', async ({ sessionId }, { member, brand, requestId }) => {
    if (!(await sessions.endOther(member, sessionId))) throw new Failure('not_found');
    await audit.record({ ...byMember(member, brand.id), action: 'member.session-ended', requestId });
    return null;
  });

  on('security.endOtherSessions', async (_input, { member, brand, requestId }) => {
    await sessions.endOthers(member, brand.id);
    await audit.record({ ...byMember(member, brand.id), action: 'member.other-sessions-ended', requestId });
    return null;
  });
}
