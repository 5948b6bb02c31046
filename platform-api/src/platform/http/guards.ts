import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandRef, MemberRef, OperatorRef, TeamRef } from './visitor';

/** Functions of the brand and session modules for the HTTP layer; injected at composition. */
export interface Guards {
  /** The brand of a host name, null when no brand answers there. */
  brandOfHost(host: string): Promise<BrandRef | null>;
  /** The member of the request's session for this brand; may re-open it by a remembered device. */
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
