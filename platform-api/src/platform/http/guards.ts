import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandRef, MemberRef, OperatorRef } from './visitor';

/** What the HTTP layer asks of the modules that know brands and sessions; given at composition. */
export interface Guards {
  /** The brand of a host name, null when no brand answers there. */
  brandOfHost(host: string): Promise<BrandRef | null>;
  /** The member whose session the request carries for this brand; may re-open it by a remembered device. */
  memberOf(request: FastifyRequest, reply: FastifyReply, brand: BrandRef): Promise<MemberRef | null>;
  /** Which of these sessions have ended; keeps none from going idle. */
  endedSessions(tokenHashes: readonly Buffer[]): Promise<Buffer[]>;
  operatorOf(request: FastifyRequest): Promise<OperatorRef | null>;
}
