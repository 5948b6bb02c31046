import {
  FALLBACK_LANGUAGE,
  type FormatStyle,
  formatStyleOf,
  isLanguage,
  type Language,
  STANDARD_FORMATS,
} from '@marquee/contract/languages';
import { type GameName, isGameName } from './game-name';

/** The parameters in the address of a launched game. */
export interface LaunchParams {
  readonly page: GameName | 'verify';
  readonly token: string | null;
  readonly language: Language;
  /** The brand's digits and calendar, as the tag of the language names them. */
  readonly formats: FormatStyle;
}

/** Reads the parameters and removes the token from the address, so that it is in no history and no referrer. */
export function takeLaunchParams(location: Location): LaunchParams {
  const params = new URLSearchParams(location.search);
  const name = location.pathname.split('/').at(-1) ?? '';
  const tag = params.get('lang') ?? '';
  const requestedLanguage = tag.split('-')[0] ?? '';
  const launch: LaunchParams = {
    page: isGameName(name) ? name : 'verify',
    token: params.get('token'),
    language: isLanguage(requestedLanguage) ? requestedLanguage : FALLBACK_LANGUAGE,
    formats: isLanguage(requestedLanguage) ? formatStyleOf(tag) : STANDARD_FORMATS,
  };
  params.delete('token');
  const rest = params.size > 0 ? `?${params}` : '';
  window.history.replaceState(null, '', `${location.pathname}${rest}${location.hash}`);
  return launch;
}

/** Path of the list of these games on a brand's site. */
const LOBBY_PATH = '/bgs';

/** The lobby of the site that opened this page, by its referrer; null when the referrer names no site. */
export function lobbyOf(referrer: string, ownOrigin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, protocol } = new URL(referrer);
  return origin === ownOrigin || !/^https?:$/.test(protocol) ? null : `${origin}${LOBBY_PATH}`;
}
