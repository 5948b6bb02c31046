// Generated from the call table by `pnpm generate`; a test fails when it is out of date.
import type { WireRow } from './wire-table';

/** Live calls of the operators' realm, by id. */
export const operatorWireTable = {
  'depositDesk.list': { method: 'GET', path: '/ops/deposits' },
  'depositDesk.approve': { method: 'POST', path: '/ops/deposits/:depositId/approval' },
  'depositDesk.reject': { method: 'POST', path: '/ops/deposits/:depositId/rejection' },
  'depositDesk.channels': { method: 'GET', path: '/ops/deposit-channels' },
  'depositDesk.saveChannel': { method: 'PUT', path: '/ops/deposit-channels/:channelId' },
  'depositDesk.saveAccount': { method: 'POST', path: '/ops/deposit-channels/:channelId/accounts' },
  'depositDesk.offers': { method: 'GET', path: '/ops/deposit-offers' },
  'depositDesk.saveOffer': { method: 'PUT', path: '/ops/deposit-offers/:brand/:code' },
  'operator.login': { method: 'POST', path: '/ops/session/login' },
  'operator.logout': { method: 'POST', path: '/ops/session/logout' },
  'operator.me': { method: 'GET', path: '/ops/session' },
  'operator.auditLog': { method: 'GET', path: '/ops/audit-log' },
  'operator.outbox': { method: 'GET', path: '/ops/outbox' },
  'remotes.list': { method: 'GET', path: '/ops/remotes' },
  'remotes.enable': { method: 'POST', path: '/ops/remotes/:remote/enabled' },
  'remotes.promote': { method: 'POST', path: '/ops/remotes/:remote/promote' },
  'remotes.pin': { method: 'POST', path: '/ops/remotes/:remote/pin' },
  'remotes.rollback': { method: 'POST', path: '/ops/remotes/:remote/rollback' },
  'brandStatus.read': { method: 'GET', path: '/ops/brands/:brand/status' },
  'brandStatus.setMaintenance': { method: 'POST', path: '/ops/brands/:brand/maintenance' },
  'brandStatus.setRegions': { method: 'POST', path: '/ops/brands/:brand/regions' },
  'feedback.list': { method: 'GET', path: '/ops/feedback' },
  'feedback.answer': { method: 'POST', path: '/ops/feedback/:feedbackId/answer' },
  'desk.queue': { method: 'GET', path: '/ops/chats' },
  'desk.conversation': { method: 'GET', path: '/ops/chats/:conversationId' },
  'desk.messages': { method: 'GET', path: '/ops/chats/:conversationId/messages' },
  'desk.take': { method: 'POST', path: '/ops/chats/:conversationId/take' },
  'desk.handBack': { method: 'POST', path: '/ops/chats/:conversationId/hand-back' },
  'desk.close': { method: 'POST', path: '/ops/chats/:conversationId/close' },
  'desk.send': { method: 'POST', path: '/ops/chats/:conversationId/messages' },
  'desk.typing': { method: 'POST', path: '/ops/chats/:conversationId/typing' },
  'desk.seen': { method: 'POST', path: '/ops/chats/:conversationId/seen' },
  'desk.uploadImage': { method: 'POST', path: '/ops/chats/:conversationId/images', upload: true },
  'desk.cannedReplies': { method: 'GET', path: '/ops/canned-replies' },
  'desk.saveCannedReply': { method: 'PUT', path: '/ops/canned-replies' },
  'desk.deleteCannedReply': { method: 'DELETE', path: '/ops/canned-replies/:replyId' },
} as const satisfies Record<string, WireRow>;

export type OperatorCallId = keyof typeof operatorWireTable;
