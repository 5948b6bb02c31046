import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { CallContext } from '../../../platform/http/call-context';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { IdentityDesk } from './desk';
import type { OwnIdentity } from './own-identity';
import type { IdentitySubmission } from './submission';

const WINDOW_MS = 10 * 60_000;
const PER_WINDOW = { pictures: 40, submissions: 10 } as const;

export function identityRoutes(
  on: On,
  { database, config }: Pick<Platform, 'database' | 'config'>,
  { ownIdentity, identitySubmission }: { ownIdentity: OwnIdentity; identitySubmission: IdentitySubmission },
): void {
  const throttles = {
    pictures: createThrottle(database.pool, { name: 'identity-picture', windowMs: WINDOW_MS }),
    submissions: createThrottle(database.pool, { name: 'identity-submission', windowMs: WINDOW_MS }),
  };
  async function admit(kind: keyof typeof PER_WINDOW, memberId: bigint): Promise<void> {
    if (config.rateLimits && (await throttles[kind].add(String(memberId))) > PER_WINDOW[kind])
      throw new Failure('too_many_requests');
  }
  const overview = (context: CallContext<'member'>) => ownIdentity.overview(context);

  on('identity.overview', (_request, context) => overview(context));
  on('identity.upload', async (request, context) => {
    await admit('pictures', context.member.id);
    await identitySubmission.upload(request, context);
    return overview(context);
  });
  on('identity.submit', async (submission, context) => {
    await admit('submissions', context.member.id);
    await identitySubmission.submit(submission, context);
    return overview(context);
  });
  on('identity.discard', async ({ level }, context) => {
    await identitySubmission.discard(level, context);
    return overview(context);
  });
}

export function identityDeskRoutes(on: On, desk: IdentityDesk): void {
  on('identityAdmin.queue', (request, caller) => desk.queue(caller, request));
  on('identityAdmin.detail', ({ checkId }, caller) => desk.detail(caller, checkId));
  on('identityAdmin.take', ({ checkId }, caller) => desk.take(caller, checkId));
  on('identityAdmin.release', ({ checkId }, caller) => desk.release(caller, checkId));
  on('identityAdmin.details', (request, caller) => desk.details(caller, request));
  on('identityAdmin.picture', (request, caller) => desk.picture(caller, request));
  on('identityAdmin.approve', ({ checkId }, caller) => desk.approve(caller, checkId));
  on('identityAdmin.refuse', (refusal, caller) => desk.refuse(caller, refusal));
  on('identityAdmin.askForMore', (refusal, caller) => desk.askForMore(caller, refusal));
}
