import type { CallValue } from '@marquee/contract/calls/index';
import type { Mission } from '@marquee/contract/calls/missions';
import { missionSeason } from '@marquee/contract/missions';
import { localisedText } from '../../../messages/texts';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { maskName } from '../../../platform/mask-name';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { Limits } from '../../money/limits/service';
import type { Fold } from '../../../platform/fold';
import { type EventMember, queuePromotionEvent } from '../promotions/trigger/promotion-event';
import type { RewardPayment, Rewards } from '../rewards/rewards';
import { missionState, missionView } from './mission-view';
import {
  insertClaim,
  type MissionRow,
  readLeaderboard,
  readMissions,
  readQualifiedInviter,
  type ScoreRow,
} from './repository';

interface MissionParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly rewards: Rewards;
  readonly limits: Pick<Limits, 'refuseBarred'>;
}

interface Caller {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id'>;
}

type Leaderboard = CallValue<'missions.leaderboard'>;

export interface MissionService {
  /**
   * Missions that give points are hidden at a brand without points (flag POINTS), those that count invitations where members do not invite
   * friends (flag REFERRAL).
   */
  summary(caller: Caller): Promise<{ missions: Mission[] }>;
  leaderboard(caller: Caller, page: { readonly pageNo: number; readonly pageSize: number }): Promise<Leaderboard>;
  /**
   * Pays the reward, once per mission and period. What is taken back of the play later stays paid.
   * @throws Failure `mission_not_found`, `mission_incomplete`, `timed_out`, `self_excluded`
   */
  claim(caller: Caller, missionId: string): Promise<Mission>;
  /** Tells the pages of who invited a member if the member's deposit of a moment has qualified the invitation. */
  announceInvitation(invited: EventMember, depositedAt: Date): Promise<void>;
}

type ProgressParts = Pick<Platform, 'bus' | 'clock'>;

/** Tells members' pages that what their missions count has moved; only after the commit. */
export function announceProgress({ bus, clock }: ProgressParts, members: Iterable<bigint>): void {
  const at = clock.now().toISOString();
  for (const memberId of members) bus.publish('missions.progress', { at }, { memberId });
}

/** What was played, by member, business day and game. */
export const createMissionsFold = (parts: ProgressParts): Fold => ({
  name: 'missions',
  announce: (members) => announceProgress(parts, members),
});

export function createMissions({ platform, brands, rewards, limits }: MissionParts): MissionService {
  const { pool } = platform.database;

  async function contextOf({ brand, member }: Caller) {
    const { id, offsetMinutes, config } = await brands.byId(brand.id);
    const day = dayOf(platform.clock.now(), offsetMinutes);
    const isOffered = ({ rewardKind, task }: MissionRow) =>
      (rewardKind === 'cash' || config.flags['POINTS'] === true) &&
      (task !== 'invitations' || config.flags['REFERRAL'] === true);
    return { query: { brandId: id, offsetMinutes, memberId: member.id, day }, isOffered };
  }

  return {
    async summary(caller) {
      const { query, isOffered } = await contextOf(caller);
      const rows = (await readMissions(pool, query)).filter(isOffered);
      return { missions: rows.map((row) => missionView(row, query.day, query.offsetMinutes)) };
    },

    async leaderboard(caller, page) {
      const { query } = await contextOf(caller);
      const season = missionSeason(query.day);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, own, total } = await readLeaderboard(pool, { ...query, season }, part);
      const view = ({ memberId, account, rank, score }: ScoreRow) => {
        const isOwn = memberId === query.memberId;
        return { rank, score, isOwn, player: isOwn ? account : maskName(account) };
      };
      return { ...pageOf(content.map(view), total, page), season, own: own && view(own) };
    },

    async claim(caller, missionId) {
      const { query, isOffered } = await contextOf(caller);
      const { row, paid } = await inTransaction(pool, async (tx) => {
        await limits.refuseBarred(tx, query.memberId);
        const [mission] = await readMissions(tx, query, missionId);
        if (!mission || !isOffered(mission)) throw new Failure('mission_not_found');
        const state = missionState(mission);
        if (state === 'active' || state === 'locked') throw new Failure('mission_incomplete');
        const isNew = await insertClaim(tx, query, mission, platform.clock.now());
        const event = { kind: 'mission', missionId, periodStart: mission.periodStart } as const;
        if (isNew) await queuePromotionEvent(tx, platform.jobs, query, event);
        return {
          row: { ...mission, isClaimed: true },
          paid: isNew ? await rewards.pay(tx, paymentOf(query, mission)) : null,
        };
      });
      if (paid) await rewards.announce(paid);
      return missionView(row, query.day, query.offsetMinutes);
    },

    async announceInvitation({ brandId, memberId }, depositedAt) {
      const { offsetMinutes } = await brands.byId(brandId);
      const day = dayOf(depositedAt, offsetMinutes);
      const inviter = await readQualifiedInviter(pool, { brandId, memberId, day }, depositedAt);
      if (inviter !== null) announceProgress(platform, [inviter]);
    },
  };
}

const paymentOf = (
  { brandId, memberId }: Pick<RewardPayment, 'brandId' | 'memberId'>,
  { id, periodStart, rewardKind: kind, reward: amount }: MissionRow,
): RewardPayment => ({
  brandId,
  memberId,
  source: 'missions',
  key: `${memberId}:${id}:${periodStart}`,
  reward: { kind, amount },
  names: localisedText('record.mission'),
});
