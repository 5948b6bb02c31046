import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network of an address, by which limits count: an IPv4 address as it is, of an IPv6 address the first 64 bits, since a connection is
 * given all addresses behind them (RFC 6177).
 */
export const networkOf = (address: string): string => normalizeIP(address);
