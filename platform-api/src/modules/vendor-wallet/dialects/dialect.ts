import type { FastifyInstance } from 'fastify';
import type { VendorWalletService } from '../service';

/** What every way of speaking comes down to. */
export type WalletCalls = Pick<VendorWalletService, 'bet' | 'win' | 'rollback'>;

/**
 * Another protocol than the wallet protocol: it has its own address below `/wallet/:vendorCode/`, its own proof of who calls,
 * and maps what it reads to bet, win and rollback. Rules of money are the wallet's: a dialect has none.
 */
export interface Dialect {
  routes(scope: FastifyInstance, wallet: WalletCalls): void;
}

/** Puts dialects on the server. They are apart from the wallet protocol's own routes, which pay nothing for them. */
export function dialectRoutes(server: FastifyInstance, wallet: WalletCalls, dialects: readonly Dialect[]): void {
  for (const dialect of dialects) server.register(async (scope) => dialect.routes(scope, wallet));
}
