import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../../platform/config';

/** Whom a passkey is for, as WebAuthn names it. */
export interface RelyingParty {
  /** The host at which the page was opened, one of the brand's. */
  readonly id: string;
  /** What the browser has to name as the page's origin. */
  readonly origin: string;
}

/** @param request to a host that a brand answers at, which its route has checked */
export function relyingPartyOf(
  { publicScheme }: Pick<Config, 'publicScheme'>,
  request: Pick<FastifyRequest, 'host'>,
): RelyingParty {
  const { hostname, origin } = new URL(`${publicScheme}://${request.host}`);
  return { id: hostname, origin };
}
