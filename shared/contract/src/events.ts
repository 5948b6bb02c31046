import { WITHDRAWAL_STATES } from './entities/withdrawal-states';
import { amount, count, exactly, flag, oneOf, type Shape, text, type ValueOfShape } from './event-shape';

export interface TopicDefinition {
  readonly version: number;
  readonly schema: Shape<unknown>;
  /** `state` topics replay their last value to late subscribers; `signal` topics do not. */
  readonly kind: 'state' | 'signal';
  /** Also delivered to the site's other tabs. */
  readonly crossTab?: boolean;
  /** Sent by the server's live stream. */
  readonly live?: boolean;
}

/**
 * Topics of the page's event bus. A wrong payload is dropped and reported.
 * A deprecated topic keeps working for one major version of the contract.
 */
export const topics = {
  'session.changed': {
    version: 1,
    kind: 'signal',
    crossTab: true,
    live: true,
    schema: exactly({ state: oneOf('guest', 'member', 'agent', 'trial') }),
  },
  /** Facts of the signed-in person have changed (`MemberInfo.facts`): the page reads them again. */
  'session.facts': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  'wallet.balance': { version: 1, kind: 'state', live: true, schema: exactly({ balance: amount, currency: text }) },
  /** An agent's float: the account from which transfers within the line are paid. */
  'wallet.float': { version: 1, kind: 'state', live: true, schema: exactly({ balance: amount, currency: text }) },
  /** The balance of a wallet at a vendor. */
  'wallet.vendor': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ vendor: text, balance: amount, currency: text }),
  },
  /** The points of the member. */
  'points.balance': { version: 1, kind: 'state', live: true, schema: exactly({ points: count }) },
  /** The member's VIP level has changed. */
  'vip.level': { version: 1, kind: 'signal', live: true, schema: exactly({ level: count, at: text }) },
  /** A rebate of the member can be claimed, or was paid. */
  'rebates.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** Bills of an agent's contracts were made or paid. */
  'bills.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** The member's bonuses have changed, or what is wagered of them. */
  'bonuses.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** The member's part in promotions has changed, or what can be claimed: the page reads it again. */
  'promotions.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** The member's play counted for missions: the page reads them again. */
  'missions.progress': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** The member's tickets have changed. */
  'tickets.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ at: text }) },
  /** Envelopes fall at the brand: members may take one until `endsAt`, by the time of the server. */
  'envelopes.rain': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ rainId: text, startsAt: text, endsAt: text }),
  },
  'wallet.deposit': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ depositId: text, state: oneOf('pending', 'credited', 'failed') }),
  },
  'wallet.withdrawal': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ withdrawalId: text, state: oneOf(...WITHDRAWAL_STATES) }),
  },
  'games.winner': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({
      customerName: text,
      winAmount: amount,
      currency: text,
      gameName: text,
      gameId: count,
      wonAt: text,
    }),
  },
  'games.launched': { version: 1, kind: 'signal', schema: exactly({ nodeId: count }) },
  'games.favouriteChanged': {
    version: 1,
    kind: 'signal',
    crossTab: true,
    schema: exactly({ nodeId: count, favourite: flag }),
  },
  'jackpot.tick': { version: 1, kind: 'state', live: true, schema: exactly({ amount, currency: text, nextAt: text }) },
  /** Tickets of the member were paid, or paid anew after a correction. */
  'lottery.ticket': { version: 1, kind: 'signal', live: true, schema: exactly({ ticketId: text }) },
  /** Outcomes of an issue were closed or pay half the odds: rooms read them again. */
  'lottery.room': { version: 1, kind: 'signal', live: true, schema: exactly({ gameCode: text, issue: text }) },
  /** An issue of a lottery opened, closed or ended. */
  'lottery.issue': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ gameCode: text, issue: text, state: oneOf('open', 'closed', 'drawn', 'void') }),
  },
  /** A result that counts, as the JSON of a `LotteryResult`. */
  'lottery.result': {
    version: 1,
    kind: 'signal',
    live: true,
    schema: exactly({ gameCode: text, issue: text, revision: count, result: text }),
  },
  'config.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ revision: text }) },
  /** The member's live chat has changed: the page fetches the missing messages. */
  'chat.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ lastSeq: count, unread: count }) },
  'chat.typing': { version: 1, kind: 'signal', live: true, schema: exactly({ operator: text }) },
  /** For the operators' own stream (`/ops/stream`). */
  'chatAdmin.changed': { version: 1, kind: 'signal', schema: exactly({ conversationId: text, lastSeq: count }) },
  'chatAdmin.typing': { version: 1, kind: 'signal', schema: exactly({ conversationId: text }) },
  /** One of the agent's contracts has changed: the page refetches them. */
  'contracts.changed': { version: 1, kind: 'signal', live: true, schema: exactly({ contractId: text }) },
  /** Rewards that the member can claim now, of missions, and of missions and promotions together: the counts of menu entries. */
  'missions.claimable': { version: 1, kind: 'state', schema: exactly({ count }) },
  'rewards.claimable': { version: 1, kind: 'state', schema: exactly({ count }) },
  'messages.unread': { version: 1, kind: 'state', live: true, schema: exactly({ count }) },
} as const satisfies Record<string, TopicDefinition>;

export type Topic = keyof typeof topics;
export type TopicPayload<Name extends Topic> = ValueOfShape<(typeof topics)[Name]['schema']>;
