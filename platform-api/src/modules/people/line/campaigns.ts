import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { parseAmount } from '@marquee/contract/money';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import {
  type CampaignFilter,
  deleteOldClicks,
  markActive,
  markFirstDeposits,
  readCampaigns,
  readCampaignTotals,
} from './campaign-repository';
import type { Postbacks } from './postbacks/postbacks';

/** What came of an agent's invitation links. */
export interface Campaigns {
  /** @throws Failure `validation_failed` for an invalid range of days */
  list(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.campaigns'>,
  ): Promise<CallValue<'agent.campaigns'>>;
  /** Writes down who has deposited and who has become active since. Repeating it changes nothing. */
  tend(): Promise<void>;
  /** Forgets clicks that count for nothing any more. */
  sweep(): Promise<void>;
}

export function createCampaigns(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  brands: Pick<BrandService, 'all'>,
  postbacks: Pick<Postbacks, 'queue' | 'queueQualified'>,
): Campaigns {
  return {
    async list(agent, brand, { from, to, by, campaign, sort, ...page }) {
      const time = rangeOfDays({ from, to }, brand.offsetMinutes, RECORD_MAX_DAYS);
      const filter: CampaignFilter = {
        agentId: agent.id,
        from,
        to,
        time,
        bySub: by === 'sub',
        campaign: campaign ?? null,
      };
      const [content, { rows, ...totals }] = await Promise.all([
        readCampaigns(pool, filter, sort, { limit: page.pageSize, offset: offsetOf(page) }),
        readCampaignTotals(pool, filter),
      ]);
      return { ...pageOf(content, rows, page), totals };
    },

    async tend() {
      const now = clock.now();
      for (const { id, offsetMinutes, config } of await brands.all()) {
        const minimum = parseAmount(config.agents.activeMinimum);
        const today = dayOf(now, offsetMinutes);
        await inTransaction(pool, async (tx) => {
          const deposited = await markFirstDeposits(tx, id);
          const active = await markActive(tx, id, { minimum, today, now });
          await postbacks.queue(tx, 'firstDeposit', deposited);
          await postbacks.queueQualified(tx, [...deposited, ...active]);
        });
      }
    },

    sweep: () => deleteOldClicks(pool, clock.now()),
  };
}
