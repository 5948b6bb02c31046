import { POSTBACK_MACROS } from '@marquee/contract/postbacks';
import { requirePublicHost } from '../../push/public-addresses';

export type PostbackValues = Readonly<Record<(typeof POSTBACK_MACROS)[number], string>>;

/** The scheme and the host are as they were saved: values stand behind them alone. */
const FORM = /^https:\/\/[^/?#{}@\s]+(?:[/?][^\s#]*)?$/i;
const MACRO = /\{([^{}]*)\}/g;
const MACROS: readonly string[] = POSTBACK_MACROS;

/** Whether an address may be called: by https at the standard port, at a host of the internet, with known macros behind the host. */
export function isPostbackAddress(address: string): boolean {
  if (!FORM.test(address)) return false;
  const names = [...address.matchAll(MACRO)].map(([, name = '']) => name);
  if (!names.every((name) => MACROS.includes(name)) || /[{}]/.test(address.replaceAll(MACRO, ''))) return false;
  if (!URL.canParse(address)) return false;
  const { hostname, port, username } = new URL(address);
  if (port !== '' || username !== '') return false;
  try {
    requirePublicHost(hostname);
  } catch {
    return false;
  }
  return (
    hostname.includes(':') ||
    (hostname.includes('.') && !/\.(?:localhost|local|internal|home|lan|arpa)\.?$/.test(hostname))
  );
}

/** The address of one call. */
export const filledAddress = (address: string, values: PostbackValues): URL =>
  new URL(
    address.replaceAll(MACRO, (whole, name: string) =>
      MACROS.includes(name) ? encodeURIComponent(values[name as keyof PostbackValues]) : whole,
    ),
  );
