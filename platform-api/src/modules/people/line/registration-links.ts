import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { RegistrationLinks } from '../member/registration-links';
import type { Postbacks } from './postbacks/postbacks';
import { insertInvitationUse, readLink } from './link-repository';

/** Invitation links as registration knows them. */
export function createRegistrationLinks(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  postbacks: Pick<Postbacks, 'queue'>,
): RegistrationLinks {
  return {
    async find(brandId, code) {
      const link = await readLink(pool, brandId, code, clock.now());
      if (link && !link.isOpen) throw new Failure('invitation_link_ended');
      return link;
    },
    async record(tx, memberId, link, click) {
      // Ended, or expired, while the form was filled in or the transaction waited.
      if (!(await insertInvitationUse(tx, memberId, { link, click, now: clock.now() })))
        throw new Failure('invitation_link_ended');
      await postbacks.queue(tx, 'registration', [memberId]);
    },
  };
}
