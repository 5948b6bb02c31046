import type { BootBanner, BootCategory } from '@marquee/contract/boot';
import type { Session } from '@marquee/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/repository';
import type { FederationService } from '../modules/federation/service';
import type { SiteStatus } from '../modules/region/site-status';
import type { BootSigner } from './sign-boot';

/** What the edge asks of the modules; given at composition. */
export interface EdgeDependencies {
  brandOfHost(host: string): Promise<Brand | null>;
  readonly federation: FederationService;
  /** Who the request's cookies say the visitor is. */
  sessionOf(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<Session>;
  /** Opens the session that a code in the address hands over. */
  redeemHandOff(code: string, brand: Brand, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Banners of the home page's first screen, the first of which is its largest element. */
  homeBanners(brand: Brand, language: string): Promise<readonly BootBanner[]>;
  categories(brand: Brand): Promise<readonly BootCategory[]>;
  /** Origins of the games that vendors of the brand open. */
  playOrigins(brandId: number): Promise<readonly string[]>;
  /** Whether the site is open to this visitor. */
  readonly statusOf: SiteStatus;
  readonly envelopeKey: { readonly id: string; readonly publicKey: string };
  readonly signer: BootSigner;
}
