import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { maskName } from '../../../platform/mask-name';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BrandService } from '../../site/brand/service';
import { countDownlines, type DownlineRow, readDownlines, readReferralCode, readTeam } from './repository';
import { teamBetting } from './team-betting';

/** The downlines of an agent or member: only their own line in their own brand. */
export interface AgentService {
  overview(agent: MemberRef, brand: BrandRef): Promise<CallValue<'agent.overview'>>;
  downlines(
    agent: MemberRef,
    brand: BrandRef,
    page: ParsedCallRequest<'agent.downlines'>,
  ): Promise<CallValue<'agent.downlines'>>;
  /**
   * The betting figures of the agent's line, or of a downline's.
   * @throws Failure `not_found` for a member who is not below the agent
   */
  teamBetting(
    agent: Pick<MemberRef, 'id'>,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.teamBetting'>,
  ): Promise<CallValue<'agent.teamBetting'>>;
  /** @throws Failure `feature_disabled` where the brand does not want members to invite friends */
  invitations(
    member: MemberRef,
    brand: BrandRef,
    page: ParsedCallRequest<'member.invitations'>,
  ): Promise<CallValue<'member.invitations'>>;
}

const NEW_MS = 7 * 86_400_000;

export function createAgentService(
  { database: { pool }, clock }: Platform,
  brands: Pick<BrandService, 'byId'>,
): AgentService {
  const downlines: AgentService['downlines'] = async (agent, brand, page) => {
    const total = await countDownlines(pool, brand.id, agent.id);
    const rows = await readDownlines(pool, brand.id, agent.id, page.pageSize, offsetOf(page));
    return pageOf(rows.map(toDownline), total, page);
  };

  return {
    async invitations(member, brand, page) {
      const { flags } = (await brands.byId(brand.id)).config;
      if (flags['REFERRAL'] !== true) throw new Failure('feature_disabled');
      const referralCode = await readReferralCode(pool, brand.id, member.id);
      const { content, ...paging } = await downlines(member, brand, page);
      const invited = content.map(({ account, joinedAt }) => ({ account: maskName(account), joinedAt }));
      return { referralCode, invited: { content: invited, ...paging } };
    },
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
    downlines,
    teamBetting: (agent, brand, request) => teamBetting(pool, agent, brand, request),
  };
}

const toDownline = (row: DownlineRow) => ({
  id: row.public_id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  joinedAt: row.created_at.toISOString(),
  downlines: row.downlines,
});
