import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';
import { type GameName, isGameName } from './game-name';

/** What the address of a launched game says. */
export interface LaunchParams {
  readonly page: GameName | 'verify';
  readonly token: string | null;
  readonly language: Language;
  /** Look of a page that has no session to ask: the verifier, or a game after a reload. */
  readonly brand: string | null;
}

const BRANDS: readonly string[] = ['sundarban', 'meridian'];

/** Reads the launch from the address; the token is then taken out of it, so that it is in no history and no referrer. */
export function takeLaunchParams(location: Location): LaunchParams {
  const params = new URLSearchParams(location.search);
  const name = location.pathname.split('/').at(-1) ?? '';
  const asked = params.get('lang')?.split('-')[0] ?? '';
  const brand = params.get('brand') ?? '';
  const launch: LaunchParams = {
    page: isGameName(name) ? name : 'verify',
    token: params.get('token'),
    language: isLanguage(asked) ? asked : FALLBACK_LANGUAGE,
    brand: BRANDS.includes(brand) ? brand : null,
  };
  params.delete('token');
  const rest = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(null, '', `${location.pathname}${rest}${location.hash}`);
  return launch;
}

/** Shows the page in a brand's look, and keeps it in the address for a reload, when there is no session left to ask. */
export function showBrand(brand: string): void {
  document.documentElement.dataset.brand = brand;
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  params.set('brand', brand);
  window.history.replaceState(null, '', `${pathname}?${params}${hash}`);
}
