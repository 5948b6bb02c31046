import type { Platform } from '../../../platform/platform';
import { inTransaction } from '../../../platform/database';
import type { Audit, AuditActor } from '../../operators/audit/audit';
import { VendorRefused } from '../vendor-api/service';
import type { VendorPorts } from '../vendor-api/service';
import { type NotifyMemberParts, notifyMember } from './notify-member';
import { type GrantRow, writeAnswer } from './repository';

interface RequestGrantParts extends NotifyMemberParts {
  readonly platform: NotifyMemberParts['platform'] & Pick<Platform, 'database' | 'clock'>;
  readonly ports: Pick<VendorPorts, 'of'>;
  readonly audit: Audit;
}

/**
 * Requests the grant at the vendor, stores the answer and notifies the member. Without an answer nothing changes.
 * @returns whether the vendor answered
 */
export async function requestGrant(
  parts: RequestGrantParts,
  actor: AuditActor,
  grant: GrantRow,
  requestId?: string,
): Promise<boolean> {
  const { platform, audit } = parts;
  const { id, brandId, vendor } = grant;
  const answer = await grantAtVendor(parts, grant);
  if (!answer) return false;
  const isFirst = await inTransaction(platform.database.pool, async (tx) => {
    if (!(await writeAnswer(tx, id, answer, platform.clock.now()))) return false;
    const details = { vendor, ...(answer.refusal !== null && { refusal: answer.refusal }) };
    const entry = { actor, action: `free-bets.${answer.state}`, subject: `free-bets:${id}`, details, brandId };
    await audit.record({ ...entry, ...(requestId !== undefined && { requestId }) }, tx);
    return true;
  });
  if (isFirst && answer.state === 'granted') await notifyMember(parts, grant);
  return true;
}

/** @returns null when the vendor did not answer */
async function grantAtVendor(
  { platform, ports }: RequestGrantParts,
  { id, vendor, walletUser, currency, gameCode, bets, stake, endsAt }: GrantRow,
) {
  try {
    const port = await ports.of(vendor);
    if (!port) return { state: 'refused', refusal: 'not_connected' } as const;
    await port.grantFreeBets({ rewardId: id, user: walletUser, currency, gameCode, bets, betValue: stake, endsAt });
    return { state: 'granted', refusal: null } as const;
  } catch (err) {
    if (err instanceof VendorRefused) return { state: 'refused', refusal: err.code } as const;
    platform.log.warn({ err, vendor, grant: id }, 'a vendor did not answer a free-bet grant');
    return null;
  }
}
