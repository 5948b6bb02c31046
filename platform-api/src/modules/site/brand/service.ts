import type { Platform } from '../../../platform/platform';
import type { Brand } from './brand';
import { readBrands } from './repository';

export { passwordRuleOf } from './account-rules';
export { dialingCodesOf, registerFieldsOf, type RegisterMethod, registerMethodsOf } from './registration-settings';

export interface BrandService {
  /** The brand that answers at a host name (without port), null when none does. */
  byHost(host: string): Promise<Brand | null>;
  byId(id: number): Promise<Brand>;
  all(): Promise<Brand[]>;
  close(): void;
}

/** How long a change of another process may stay unseen if its event is lost. */
const MAX_AGE_MS = 30_000;

/** Brands are few and read by every request: they are cached in memory until a configuration change is announced. */
export function createBrandService({ database, bus, clock }: Platform): BrandService {
  let cached: { readonly at: number; readonly brands: Promise<Map<string, Brand>> } | null = null;

  const forget = () => {
    cached = null;
  };
  const unsubscribe = bus.subscribe(({ topic }) => topic === 'config.changed' && forget(), forget);

  const brands = (): Promise<Map<string, Brand>> => {
    const now = clock.now().getTime();
    if (!cached || now - cached.at > MAX_AGE_MS) {
      cached = { at: now, brands: readBrands(database.pool) };
      cached.brands.catch(() => {
        cached = null;
      });
    }
    return cached.brands;
  };

  const all = async () => [...new Map([...(await brands()).values()].map((brand) => [brand.id, brand])).values()];

  return {
    all,
    byHost: async (host) => (await brands()).get(host.toLowerCase()) ?? null,
    async byId(id) {
      const brand = (await all()).find((brand) => brand.id === id);
      if (!brand) throw new Error(`no brand ${id}`);
      return brand;
    },
    close: unsubscribe,
  };
}
