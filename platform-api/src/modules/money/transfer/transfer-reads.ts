import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import { createForfeits } from '../bonus/forfeit-service';
import type { Bonuses } from '../bonus/service';
import type { WithdrawPasswordService } from '../withdraw-password/service';
import { type MoveFundsParts, startOfDay } from './move-funds';
import { readTransfers, readUpline, sentSince } from './repository';
import { transferFor } from './transfer-view';

export interface TransferParts extends MoveFundsParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'byId'>;
  /** Transfers under the ids shown in the records of both parties, and bonuses. */
  readonly ids: PublicIds;
  readonly passwords: Pick<WithdrawPasswordService, 'demand'>;
  readonly bonuses: Pick<Bonuses, 'atStake' | 'requireConfirmed' | 'giveUpAtStake' | 'announce'>;
}

interface Reader {
  readonly member: MemberRef;
  readonly brand: BrandRef;
}

export interface TransferReads {
  /** @throws Failure `feature_disabled` unless the brand has AGENTPOLICY3 */
  consolidated(reader: Reader): Promise<CallValue<'member.consolidatedFunds'>>;
  terms(reader: Reader): Promise<CallValue<'transfers.terms'>>;
  list(page: ParsedCallRequest<'transfers.list'>, reader: Reader): Promise<CallValue<'transfers.list'>>;
}

/** Reads for the transfer pages. */
export function createTransferReads({
  platform,
  ledger,
  wagering,
  bonuses,
  brands,
  ids,
}: TransferParts): TransferReads {
  const { pool } = platform.database;
  const { show } = createForfeits(ids);
  return {
    async consolidated({ member, brand }) {
      const { config } = await brands.byId(brand.id);
      if (config.flags['AGENTPOLICY3'] !== true) throw new Failure('feature_disabled');
      const { cash, bonus, held, agent, vendor } = await ledger.balanceOf(member.id);
      const wallets = {
        main: cash,
        bonus,
        held,
        ...(member.state === 'agent' && { float: agent }),
        ...((config.vendorWallets.length > 0 || vendor > 0n) && { vendors: vendor }),
      };
      return {
        currency: brand.currency,
        total: formatAmount(Object.values(wallets).reduce((sum, balance) => sum + balance, 0n)),
        wallets: (Object.keys(wallets) as (keyof typeof wallets)[]).map((wallet) => ({
          wallet,
          balance: formatAmount(wallets[wallet] ?? 0n),
        })),
      };
    },

    async terms({ member, brand }) {
      const { transfer: settings } = (await brands.byId(brand.id)).config;
      const { cash, agent } = await ledger.balanceOf(member.id);
      const upline = await readUpline(pool, brand.id, member.id);
      const remaining =
        parseAmount(settings.perDay) - (await sentSince(pool, member.id, startOfDay(platform.clock.now(), brand)));
      return {
        currency: brand.currency,
        upline: upline?.active ? upline.account : null,
        main: formatAmount(cash),
        float: member.state === 'agent' ? formatAmount(agent) : null,
        minimum: formatAmount(parseAmount(settings.minimum)),
        maximum: formatAmount(parseAmount(settings.maximum)),
        leftToday: formatAmount(remaining > 0n ? remaining : 0n),
        toWager: formatAmount((await wagering.remaining(member.id)).remaining),
        forfeits: show(await bonuses.atStake(member.id)),
      };
    },

    async list(page, { member }) {
      const { rows, total } = await readTransfers(pool, member.id, page.pageSize, offsetOf(page));
      return pageOf(
        rows.map((row) => transferFor(member.id, row, ids)),
        total,
        page,
      );
    },
  };
}
