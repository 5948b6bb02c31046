import { directionOf } from '@marquee/contract/languages';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/anek-bangla';
import './base.css';
import { GameApp } from './game-app';
import type { ShownRound } from './play-session';
import { RoundPage } from './round-page';
import { type LoadMessages, type Messages, languageOf, translator } from './texts';

const frameMessages: LoadMessages = (language) =>
  import(`./messages/${language}.json`) as Promise<{ default: Messages }>;

export interface RoundViewProps {
  readonly round: ShownRound;
}

export interface Client {
  /** Name of the kind; its calls lie below `/play/<kind>/api`. */
  readonly kind: string;
  /** `(language) => import(`./messages/${language}.json`)` */
  readonly messages: LoadMessages;
  /** The game; inside it `usePlay` has everything, and `GameFrame` is around it. */
  readonly Game: ComponentType;
  /** One round for people to read, from the bet's `detail`. Shown on the round page and in the list of own bets. */
  readonly RoundView: ComponentType<RoundViewProps>;
}

/** Opens the page that the address names: a game with its session, or a round with its link. */
export async function startClient({ kind, messages, Game, RoundView }: Client): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const language = languageOf(query.get('lang'));
  const [own, frame] = await Promise.all([messages(language), frameMessages(language)]);
  const t = translator(own.default, frame.default);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const isRound = window.location.pathname.endsWith('/round/');
  createRoot(root).render(
    <StrictMode>
      {isRound ? (
        <RoundPage kind={kind} language={language} query={query} t={t} View={RoundView} />
      ) : (
        <GameApp kind={kind} language={language} session={query.get('session') ?? ''} t={t} Game={Game} />
      )}
    </StrictMode>,
  );
}
