import { directionOf } from '@marquee/contract/languages';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { KindName } from '../../src/kinds/round-details';
import '@fontsource-variable/anek-bangla';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-devanagari';
import '@fontsource-variable/noto-sans-thai';
import './base.css';
import { GameApp } from './game-app';
import type { RoundView } from './play-session';
import { RoundPage } from './round-page';
import { type LoadMessages, type Messages, languageOf, localeOf, translator } from './texts';

const frameMessages: LoadMessages = (language) =>
  import(`./messages/${language}.json`) as Promise<{ default: Messages }>;

export interface Client<Kind extends KindName> {
  /** Its calls lie below `/play/<kind>/api`. */
  readonly kind: Kind;
  /** `(language) => import(`./messages/${language}.json`)` */
  readonly messages: LoadMessages;
  /** The game; inside it `usePlay` has everything, and `GameFrame` is around it. */
  readonly Game: ComponentType;
  readonly RoundView: RoundView<Kind>;
}

/** Opens the page that the address names: a game with its session, or a round with its link. */
export async function startClient<Kind extends KindName>({
  kind,
  messages,
  Game,
  RoundView,
}: Client<Kind>): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const tag = query.get('lang');
  const [language, locale] = [languageOf(tag), localeOf(tag)];
  const [own, frame] = await Promise.all([messages(language), frameMessages(language)]);
  const t = translator(locale, own.default, frame.default);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const isRound = window.location.pathname.endsWith('/round/');
  createRoot(root).render(
    <StrictMode>
      {isRound ? (
        <RoundPage kind={kind} language={locale} query={query} t={t} View={RoundView} />
      ) : (
        <GameApp kind={kind} language={locale} session={query.get('session') ?? ''} t={t} Game={Game} />
      )}
    </StrictMode>,
  );
}
