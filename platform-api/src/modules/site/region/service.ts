import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { RegionRules } from '@marquee/contract/region-rules';
import type { CountrySource } from './country-database';

/** Decides whether a brand may be visited from an address. */
export interface RegionService {
  isRestricted(rules: RegionRules, ip: string): boolean;
  /** ISO 3166-1 alpha-2, null where it is not known. */
  countryOf(ip: string): string | null;
  /** Name of the country database, null when there is none. */
  readonly countryDatabase: string | null;
}

interface CompiledRules {
  readonly blocked: BlockList;
  readonly open: BlockList;
  readonly countries: ReadonlySet<string>;
}

export function createRegionService(countries: CountrySource): RegionService {
  /** A brand's configuration is one object until it changes, so it is the cache key. */
  const compiled = new WeakMap<RegionRules, CompiledRules>();

  const compile = (rules: RegionRules): CompiledRules => {
    const cached = compiled.get(rules);
    if (cached) return cached;
    const compiledRules = {
      blocked: listOf(rules.blockedNetworks),
      open: listOf(rules.openNetworks),
      countries: new Set(rules.blockedCountries),
    };
    compiled.set(rules, compiledRules);
    return compiledRules;
  };

  return {
    countryDatabase: countries.name,
    countryOf: (address) => {
      const ip = plainAddress(address);
      return isIPv4(ip) || isIPv6(ip) ? countries.countryOf(ip) : null;
    },
    isRestricted(rules, address) {
      const ip = plainAddress(address);
      const family = isIPv4(ip) ? 'ipv4' : isIPv6(ip) ? 'ipv6' : null;
      if (!family) return false;
      const { blocked, open, countries: shut } = compile(rules);
      if (open.check(ip, family)) return false;
      if (blocked.check(ip, family)) return true;
      const country = shut.size > 0 ? countries.countryOf(ip) : null;
      return country !== null && shut.has(country);
    },
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** An IPv4 visitor on a dual-stack socket arrives as `::ffff:a.b.c.d`. */
function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
