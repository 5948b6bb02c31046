import { z } from 'zod';
import { type Access, defineCall, type HttpMethod } from '../define-call';
import { emptySchema, pageNoSchema, pageSizeSchema, textSchema } from './field-schemas';

/** A row without a handler: the server answers it like any unknown path, and the client does not offer it. */
const planned = <Request extends z.ZodType>(
  methods: readonly [HttpMethod, ...HttpMethod[]],
  path: `/${string}`,
  access: Access,
  summary: string,
  request: Request,
  options: { encrypted?: boolean } = {},
) =>
  defineCall({
    methods,
    path,
    access,
    summary,
    request,
    value: z.unknown(),
    errors: [],
    status: 'planned',
    ...options,
  });

const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(20) };
/** Calls of the specification, section 7, whose features have not been built yet. */
export const plannedCalls = {
  'member.icon': planned(['GET'], '/wps/member/info/icon', 'session', 'The member’s picture', emptySchema),
  'messages.unread': planned(['GET'], '/wps/relay/CSP_unreadCount', 'session', 'Unread messages', emptySchema),
  'points.balance': planned(['GET'], '/wps/relay/MCS2_getPointBalance', 'member', 'Points of the member', emptySchema),
  'points.rewards': planned(
    ['GET'],
    '/wps/relay/MCS2_getPointReward',
    'member',
    'Goods for points',
    z.strictObject(page),
  ),
  'points.redeemList': planned(
    ['GET'],
    '/wps/relay/MCS2_getRedeemPointList',
    'member',
    'Redeem history',
    z.strictObject(page),
  ),
  'points.config': planned(['GET'], '/wps/relay/MCS2_getPointConfig', 'member', 'Rules of the points', emptySchema),
  'points.redeem': planned(
    ['POST'],
    '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    'member',
    'Redeems goods',
    z.strictObject({
      rewardId: textSchema(64),
      address: textSchema(400),
      mobileNum: textSchema(20),
      withdrawPassword: z.string(),
    }),
    { encrypted: true },
  ),
  'points.convert': planned(
    ['POST'],
    '/wps/relay/passwordCheck/convertPoint',
    'member',
    'Turns points into money',
    z.strictObject({ points: z.number().int(), withdrawPassword: z.string() }),
    { encrypted: true },
  ),
  'promotions.claimRaffle': planned(
    ['POST'],
    '/wps/relay/MCS2_claimRafflePromotion',
    'member',
    'Claims a raffle ticket',
    z.strictObject({ promotionId: textSchema(64) }),
  ),
  'missions.summary': planned(
    ['GET'],
    '/wps/relay/MCSFE_getMissionSummaryDetails',
    'member',
    'Missions of the member',
    emptySchema,
  ),
  'missions.leaderboard': planned(
    ['GET'],
    '/wps/relay/MCSFE_getMissionLeaderboard',
    'member',
    'Mission leaderboard',
    z.strictObject(page),
  ),
} as const;
