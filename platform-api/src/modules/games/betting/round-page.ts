import { Failure } from '../../../platform/failure';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { VendorPorts } from '../vendor-api/service';
import { readBetAtVendor } from './repository';

/**
 * The vendor's own page of a member's bet, requested on demand because its address is valid for minutes.
 * @param publicId as the record shows the bet
 * @returns null where the vendor has no such pages, or does not answer
 * @throws Failure `bet_not_found`, also for a bet of another member
 */
export type RoundPage = (member: MemberRef, publicId: string, language: string) => Promise<{ url: string | null }>;

export function createRoundPage(
  { database: { pool }, log }: Pick<Platform, 'database' | 'log'>,
  ids: PublicIds,
  ports: VendorPorts,
): RoundPage {
  return async (member, publicId, language) => {
    const betId = ids.decode(publicId);
    const bet = betId === null ? null : await readBetAtVendor(pool, member.id, betId);
    if (!bet) throw new Failure('bet_not_found');
    const port = await ports.of(bet.vendor);
    const url = await port?.roundUrl?.(bet.key, bet.walletUser, language).catch((err: unknown) => {
      log.warn({ err, vendor: bet.vendor }, 'a vendor’s round page could not be read');
      return null;
    });
    return { url: url ?? null };
  };
}
