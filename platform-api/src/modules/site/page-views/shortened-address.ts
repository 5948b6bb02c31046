import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address, /24 or /48, which many people share; null for what is no address. */
export function shortenedAddress(address: string): string | null {
  const mapped = /^::ffff:(?=\d+\.)/i;
  const plain = address.replace(mapped, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  if (!isIPv6(address) || address.includes('%')) return null;
  const { hostname } = new URL(`http://[${address}]`);
  const [head = ''] = hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const kept = [0, 1, 2].map((index) => groups[index] ?? '0');
  return `${kept.join(':')}::`;
}
