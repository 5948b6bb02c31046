import type { FastifyInstance } from 'fastify';
import type { VendorWalletService } from '../service';

/** The operations that every dialect maps to. */
export type WalletCalls = Pick<VendorWalletService, 'bet' | 'win' | 'rollback'>;

/**
 * A protocol other than the wallet protocol: it has its own address below `/wallet/:vendorCode/` and its own
 * authentication, and maps requests to bet, win and rollback. Money rules belong to the wallet only.
 */
export interface Dialect {
  routes(scope: FastifyInstance, wallet: WalletCalls): void;
}

/** Registers dialects, separately from the wallet protocol's own routes, which stay unaffected. */
export function dialectRoutes(server: FastifyInstance, wallet: WalletCalls, dialects: readonly Dialect[]): void {
  for (const dialect of dialects) server.register(async (scope) => dialect.routes(scope, wallet));
}
