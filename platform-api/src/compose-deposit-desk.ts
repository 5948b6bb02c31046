import type { FastifyInstance } from 'fastify';
import type { Money } from './compose-money';
import type { BrandService } from './modules/brand/service';
import { depositDeskRoutes, proofImageRoute } from './modules/cashier/desk/desk-routes';
import { createDeskChannels } from './modules/cashier/desk/desk-channels';
import { createDeskOffers } from './modules/cashier/desk/desk-offers';
import { createDepositDesk } from './modules/cashier/desk/desk-service';
import { createAudit } from './modules/operator/audit';
import { createUploads } from './modules/upload/service';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import type { Platform } from './platform/platform';

export interface DepositDeskRealm {
  readonly money: Pick<Money, 'ledger' | 'wagering' | 'ids'>;
  readonly brands: BrandService;
  readonly guards: Guards;
}

/** The operators' side of deposits: transfers to decide, channels, bonuses. */
export function composeDepositDesk(
  on: On,
  server: FastifyInstance,
  platform: Platform,
  { money, brands, guards }: DepositDeskRealm,
): void {
  const audit = createAudit(platform.database.pool);
  const uploads = createUploads(platform);
  const { ledger, wagering, ids } = money;
  const desk = createDepositDesk(platform, { ledger, wagering, audit, brands, uploads, ids });
  depositDeskRoutes(on, desk, createDeskChannels(platform, brands, audit), createDeskOffers(platform, brands, audit));
  proofImageRoute(server, guards, desk);
}
