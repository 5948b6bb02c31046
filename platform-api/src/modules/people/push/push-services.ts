import type { Config } from '../../../platform/config';

/** Where the push services of browsers take messages: Chrome, Edge and Opera; Firefox; Safari; Edge on Windows. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Without a dot at the end of the wildcard's part: `*.push.apple.com` is every name below `push.apple.com`. */
const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern;

/**
 * Whether the platform may send to an address that a browser named: only to push services that are known or set, by https at the
 * standard port, so that nobody makes the platform write to another machine. Browsers name them in the normal form of a URL.
 */
export function isPushService({ push: { hosts, loopback } }: Pick<Config, 'push'>, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (href !== endpoint) return false;
  if ([username, password, hash].some((part) => part !== '')) return false;
  if (loopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  return (
    protocol === 'https:' && port === '' && [...KNOWN_HOSTS, ...hosts].some((pattern) => matches(hostname, pattern))
  );
}
