import { z } from 'zod';

const networkSchema = z.union([z.cidrv4(), z.cidrv6()]).meta({ description: 'CIDR, such as 203.0.113.0/24' });
const MAX_NETWORKS = 1_000;
const MAX_COUNTRIES = 250;

/** From where a brand may not be visited. What is let in wins over what is shut out. */
export const regionRulesSchema = z.strictObject({
  /** ISO 3166-1 alpha-2; needs a country database (`MARQUEE_COUNTRY_DATABASE`). */
  blockedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(MAX_COUNTRIES),
  blockedNetworks: z.array(networkSchema).max(MAX_NETWORKS),
  /** Let in whatever else says no: staff, monitoring. */
  openNetworks: z.array(networkSchema).max(MAX_NETWORKS),
});
export type RegionRules = z.infer<typeof regionRulesSchema>;

export const NO_REGION_RULES: RegionRules = { blockedCountries: [], blockedNetworks: [], openNetworks: [] };
