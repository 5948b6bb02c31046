import { z } from 'zod';

const networkSchema = z.union([z.cidrv4(), z.cidrv6()]).meta({ description: 'CIDR, such as 203.0.113.0/24' });
const countrySchema = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
const MAX_NETWORKS = 1_000;
const MAX_COUNTRIES = 250;

/** Regions from which a brand is closed. Allowed networks win over blocked ones. */
export const regionRulesSchema = z.strictObject({
  /** ISO 3166-1 alpha-2; needs a country database (`MARQUEE_COUNTRY_DATABASE`). */
  blockedCountries: z.array(countrySchema).max(MAX_COUNTRIES),
  blockedNetworks: z.array(networkSchema).max(MAX_NETWORKS),
  /** Always allowed: staff, monitoring. */
  openNetworks: z.array(networkSchema).max(MAX_NETWORKS),
});
export type RegionRules = z.infer<typeof regionRulesSchema>;

export const NO_REGION_RULES: RegionRules = { blockedCountries: [], blockedNetworks: [], openNetworks: [] };
