import { randomUUID } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { IncompleteRound } from '@marquee/contract/calls/reconciliation';
import { formatAmount } from '@marquee/contract/money';
import type { WalletRequest } from '@marquee/contract/wallet-protocol';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BrandService } from '../../site/brand/service';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import type { VendorPorts } from '../vendor-api/service';
import type { VendorPort } from '../vendor-api/vendor-port';
import type { VendorWalletService } from '../vendor-wallet/service';
import type { Caller } from './queue-service';
import { type OpenBet, readOpenBet, readOpenBets } from './round-repository';

/** A round open for this long counts as incomplete. */
const INCOMPLETE_AFTER_MS = 10 * 60_000;

/** The register of incomplete rounds: bets with status `open`. Each call throws `forbidden` without the right or the brand. */
export interface IncompleteRounds {
  list(caller: Caller, input: ParsedCallRequest<'incompleteRounds.list'>): Promise<CallValue<'incompleteRounds.list'>>;
  /** @throws Failure `not_found`, `network_abnormal` when the vendor does not answer */
  resume(caller: Caller, betId: string, reason: string): Promise<CallValue<'incompleteRounds.resume'>>;
  /** @throws Failure `not_found`; `forbidden` where the vendor can resume its rounds */
  refund(caller: Caller, betId: string, reason: string): Promise<void>;
}

export interface IncompleteRoundsParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'log'>;
  readonly audit: Audit;
  readonly brands: Pick<BrandService, 'all'>;
  readonly ports: VendorPorts;
  readonly wallet: Pick<VendorWalletService, 'rollback'>;
}

export function createIncompleteRounds(parts: IncompleteRoundsParts): IncompleteRounds {
  const { platform, audit, brands, ports, wallet } = parts;
  const { database, clock, log } = platform;
  const { pool } = database;

  async function openBet({ operator }: Caller, betId: string): Promise<OpenBet> {
    requireRight(operator, 'cashier');
    const bet = await readOpenBet(pool, betId);
    if (!bet || !canSeeBrand(operator, bet.brandId)) throw new Failure('not_found');
    return bet;
  }

  /** Audited first: money must not move without a name. */
  const record = ({ operator, requestId }: Caller, action: string, bet: OpenBet, reason: string) =>
    audit.record({
      actor: { kind: 'operator', id: operator.id },
      action,
      subject: `bet:${bet.id}`,
      reason,
      details: { vendor: bet.vendor, round: bet.round, stake: formatAmount(bet.stake) },
      brandId: bet.brandId,
      requestId,
    });

  return {
    async list({ operator }, { brand, sort, ...page }) {
      const brandIds = (await operatedBrandIds(brands, operator, 'cashier', brand)) ?? [];
      const placedBefore = new Date(clock.now().getTime() - INCOMPLETE_AFTER_MS);
      const { content, total } = await readOpenBets(
        pool,
        { brandIds, placedBefore, sort },
        page.pageSize,
        offsetOf(page),
      );
      const rounds = await Promise.all(
        content.map(async (bet) => toIncompleteRound(bet, Boolean((await ports.of(bet.vendor))?.resume))),
      );
      return pageOf(rounds, total, page);
    },

    async resume(caller, betId, reason) {
      const bet = await openBet(caller, betId);
      await record(caller, 'round.resumed', bet, reason);
      const port = await ports.of(bet.vendor);
      if (!port) return { outcome: 'unknown' };
      const outcome = await resumeAtVendor(port, bet).catch((err: unknown) => {
        log.warn({ err, vendor: bet.vendor, bet: bet.id }, 'a vendor’s round could not be read');
        throw new Failure('network_abnormal');
      });
      return { outcome };
    },

    async refund(caller, betId, reason) {
      const bet = await openBet(caller, betId);
      if ((await ports.of(bet.vendor))?.resume) throw new Failure('forbidden');
      await record(caller, 'round.refunded', bet, reason);
      const vendor = { id: bet.vendorId, code: bet.vendor, publicKeys: [] };
      const { status } = await wallet.rollback(vendor, rollbackOf(bet));
      if (status !== 'RS_OK') throw new Error(`the wallet answered ${status} to the refund of bet ${bet.id}`);
    },
  };
}

async function resumeAtVendor(
  port: VendorPort,
  bet: OpenBet,
): Promise<CallValue<'incompleteRounds.resume'>['outcome']> {
  if (port.resume) return port.resume(bet.key, bet.walletUser);
  const round = await port.round(bet.key, bet.walletUser);
  if (!round) return 'unknown';
  return round.state === 'open' ? 'waits_for_player' : 'finished_there';
}

const toIncompleteRound = (bet: OpenBet, resumes: boolean): IncompleteRound => ({
  betId: String(bet.id),
  vendor: bet.vendor,
  brand: bet.brand,
  member: bet.member,
  round: bet.round,
  stake: formatAmount(bet.stake),
  currency: bet.currency,
  placedAt: bet.placedAt.toISOString(),
  resumes,
});

/** The rollback as the vendor would call it; its key is derived, so a repeated refund has no second effect. */
const rollbackOf = (bet: OpenBet): WalletRequest<'rollback'> => ({
  user: bet.walletUser,
  token: `refund-of-${bet.id}`,
  request_uuid: randomUUID(),
  game_code: bet.gameCode,
  transaction_uuid: `operator-refund-${bet.id}`,
  supplier_transaction_id: `operator-refund-${bet.id}`,
  round: bet.round,
  round_closed: true,
  reference_transaction_uuid: bet.key,
});
