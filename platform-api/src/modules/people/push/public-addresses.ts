import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are not the internet (IANA special-purpose registries), among them IPv4 in the form of IPv6. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const SPECIAL_IPV6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

// Two lists: one alone would take every IPv4 address for its form in IPv6.
const [special4, special6] = [new BlockList(), new BlockList()];
for (const [network, bits] of SPECIAL_IPV4) special4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_IPV6) special6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the internet, and not of this machine or its networks. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? !special6.check(address, 'ipv6') : !special4.check(address, 'ipv4');

const refusal = (host: string) => new Error(`${host} is no host of the internet`);

/**
 * Refuses an IP address in place of a name, for which a connection resolves nothing.
 * @param hostname of a `URL`
 * @throws Error where it is not of the internet
 */
export function requirePublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.+)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw refusal(hostname);
}

/** Resolves the name of a host as a connection does, and fails where any of its addresses is not of the internet. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return callback(refusal(hostname), []);
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
