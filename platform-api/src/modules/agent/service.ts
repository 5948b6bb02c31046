import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { countDownlines, type DownlineRow, readDownlines, readTeam } from './repository';

/** The back office of one agent: never more than the agent's own line in the agent's own brand. */
export interface AgentService {
  overview(agent: MemberRef, brand: BrandRef): Promise<CallValue<'agent.overview'>>;
  downlines(
    agent: MemberRef,
    brand: BrandRef,
    page: ParsedCallRequest<'agent.downlines'>,
  ): Promise<CallValue<'agent.downlines'>>;
}

const NEW_MS = 7 * 86_400_000;

export function createAgentService({ database: { pool }, clock }: Platform): AgentService {
  return {
    async overview(agent, brand) {
      const team = await readTeam(pool, brand.id, agent.id, new Date(clock.now().getTime() - NEW_MS));
      return {
        affiliateCode: team.affiliate_code,
        referralCode: team.referral_code,
        directDownlines: team.direct,
        allDownlines: team.everyone,
        joinedLast7Days: team.joined,
      };
    },
    async downlines(agent, brand, { pageNo, pageSize }) {
      const total = await countDownlines(pool, brand.id, agent.id);
      const rows = await readDownlines(pool, brand.id, agent.id, pageSize, (pageNo - 1) * pageSize);
      return {
        content: rows.map(shown),
        pageNum: pageNo,
        pageSize,
        totalPages: Math.ceil(total / pageSize),
        totalElements: total,
      };
    },
  };
}

const shown = (row: DownlineRow) => ({
  id: row.public_id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  joinedAt: row.created_at.toISOString(),
  downlines: row.downlines,
});
