import type { Access } from '@marquee/contract/define-call';
import type { CallId, Calls } from '@marquee/contract/calls/index';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandRef, MemberRef, OperatorRef, TeamRef } from './visitor';

/** Context of a handler. The fields follow the call's access: a `member` call always has its member. */
export interface CallContext<A extends Access = Access> {
  /** The brand of the host name. Calls of the operators' realm have none. */
  readonly brand: A extends 'operator' | 'team' ? null : BrandRef;
  readonly member: A extends 'session' | 'member' | 'agent' ? MemberRef : MemberRef | null;
  readonly operator: A extends 'operator' ? OperatorRef : null;
  readonly team: A extends 'team' ? TeamRef : null;
  readonly ip: string;
  readonly userAgent: string;
  readonly language: string;
  readonly requestId: string;
  /** One per user intent; present on every call marked `idempotent`. */
  readonly idempotencyKey: string;
  /** For cookies and headers only; the value is returned. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type AccessOf<Id extends CallId> = Calls[Id]['access'];
