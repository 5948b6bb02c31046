import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandRef, MemberRef, OperatorRef, TeamRef } from './visitor';

/** Functions of the brand and session modules for the HTTP layer; injected at composition. */
export interface Guards {
  /** The brand of a host name, null when no brand answers there. */
  brandOfHost(host: string): Promise<BrandRef | null>;
  /** Who is signed in at this brand, sub-users of agents too; may re-open the session by a remembered device. */
  personOf(request: FastifyRequest, reply: FastifyReply, brand: BrandRef): Promise<MemberRef | null>;
  /** The same, but a sub-user is nobody: what is not a call of the table is not for them. */
  memberOf(request: FastifyRequest, reply: FastifyReply, brand: BrandRef): Promise<MemberRef | null>;
  /** The ended sessions among these; does not extend any. */
  endedSessions(tokenHashes: readonly Buffer[]): Promise<Buffer[]>;
  /**
   * @param options whether the request is open to an operator who has to set up a second factor first
   * @throws Failure `second_factor_due`
   */
  operatorOf(
    request: FastifyRequest,
    options?: { readonly whileSecondFactorDue?: boolean | undefined },
  ): Promise<OperatorRef | null>;
  /** The team of the request's release token. @throws Failure `release_token_invalid` */
  teamOf(request: FastifyRequest): Promise<TeamRef>;
}
