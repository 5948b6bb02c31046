import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { networkOf } from '../../../platform/network-of';
import { originOf } from '../../../platform/config';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { hashPassword } from '../../../platform/password-hash';
import { passwordFault } from '../../../platform/password-policy';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';
import type { Audit, AuditActor } from '../audit/audit';
import { requireBrand, requireEveryBrand, requireRight } from '../rights/rights';
import {
  deleteExpiredInvitations,
  insertOperator,
  markAccepted,
  type OpenInvitation,
  type OperatorGrant,
  putInvitation,
  readInvitation,
} from './invitation-repository';
import type { RequireOperatorPassword } from './own-password';
import { type Operator, readOperator, readOperatorByEmail } from './repository';

/** A link and when it expires. It is not stored, and shown once. */
export interface InvitationLink {
  readonly link: string;
  readonly expiresAt: Date;
}

const LIFE_MS = 3 * 24 * 3_600_000;
const TRIES_PER_HOUR = 30;

/**
 * Makes the link by which a person sets up an operator's account, in place of an earlier one for the address.
 * @throws Failure `operator_exists`
 */
export async function inviteOperator(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  audit: Audit,
  grant: OperatorGrant,
  entry: { readonly actor: AuditActor; readonly reason: string; readonly requestId?: string },
): Promise<InvitationLink> {
  const email = grant.email.trim().toLowerCase();
  if (await readOperatorByEmail(database.pool, email)) throw new Failure('operator_exists');
  const [token, now] = [newToken(), clock.now()];
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const invitedBy = entry.actor.kind === 'operator' ? entry.actor.id : null;
  await inTransaction(database.pool, async (client) => {
    const invitation = { ...grant, email, tokenHash: hashToken(token), invitedBy, now, expiresAt };
    await putInvitation(client, invitation);
    const details = { email, rights: grant.rights, brandIds: grant.brandIds };
    await audit.record({ ...entry, action: 'operator.invited', subject: `invitation:${email}`, details }, client);
  });
  // In the fragment, so that the token is not sent to servers or other sites.
  return { link: `${originOf(config, 'console')}/invitation#${token}`, expiresAt };
}

export interface Invitations {
  /**
   * Nobody gives more than they have: neither rights nor brands.
   * @throws Failure `forbidden`, `not_found`, `operator_exists`, and those of the own password
   */
  invite(
    operator: OperatorRef,
    input: ParsedCallRequest<'operators.invite'>,
    requestId: string,
  ): Promise<InvitationLink>;
  /** @throws Failure `link_expired`, `too_many_requests` */
  read(token: string, ip: string): Promise<OpenInvitation>;
  /**
   * Makes the account, once.
   * @throws Failure `link_expired`, `validation_failed`, `too_many_requests`
   */
  accept(
    input: ParsedCallRequest<'operator.acceptInvitation'>,
    visit: { readonly ip: string; readonly requestId: string },
  ): Promise<Operator>;
  sweep(): Promise<void>;
}

export interface InvitationParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly requirePassword: RequireOperatorPassword;
}

export function createInvitations({ platform, brands, audit, requirePassword }: InvitationParts): Invitations {
  const { clock, config } = platform;
  const { pool } = platform.database;
  const tries = createThrottle(pool, { name: 'operator-invitation', windowMs: 3_600_000 });
  const open = async (token: string, ip: string): Promise<OpenInvitation> => {
    if (config.rateLimits && (await tries.add(networkOf(ip))) > TRIES_PER_HOUR) throw new Failure('too_many_requests');
    const invitation = await readInvitation(pool, hashToken(token), clock.now());
    if (!invitation) throw new Failure('link_expired');
    return invitation;
  };

  const brandIdsOf = async (operator: OperatorRef, codes: readonly string[]): Promise<number[]> => {
    if (codes.length === 0) requireEveryBrand(operator);
    const all = await brands.all();
    return codes.map((code) => {
      const brand = all.find((candidate) => candidate.code === code);
      if (!brand) throw new Failure('not_found');
      requireBrand(operator, brand.id);
      return brand.id;
    });
  };

  return {
    async invite(operator, { email, rights, brands: codes, reason, password }, requestId) {
      requireRight(operator, 'operators');
      if (!rights.every((right) => operator.rights.includes(right))) throw new Failure('forbidden');
      const brandIds = await brandIdsOf(operator, codes);
      await requirePassword(operator, password);
      const actor = { kind: 'operator', id: operator.id } as const;
      return inviteOperator(platform, audit, { email, rights, brandIds }, { actor, reason, requestId });
    },

    read: open,

    async accept({ token, name, newPassword, confirmNewPassword }, { ip, requestId }) {
      const invitation = await open(token, ip);
      if (newPassword !== confirmNewPassword)
        throw fieldFailure({ path: 'confirmNewPassword', messageKey: 'inconsistent_twice' });
      const fault = passwordFault('newPassword', newPassword, invitation.email);
      if (fault) throw fieldFailure(fault);
      const passwordHash = await hashPassword(newPassword);
      const id = await inTransaction(pool, async (client) => {
        const id = await insertOperator(client, invitation, { name, passwordHash });
        if (id === null || !(await markAccepted(client, hashToken(token), id))) throw new Failure('link_expired');
        const actor = { kind: 'operator', id } as const;
        await audit.record({ actor, action: 'operator.joined', subject: `operator:${id}`, requestId }, client);
        return id;
      });
      const operator = await readOperator(pool, id);
      if (!operator) throw new Failure('link_expired');
      return operator;
    },

    sweep: () => deleteExpiredInvitations(pool, clock.now()),
  };
}
