import { randomInt, randomUUID } from 'node:crypto';
import type { DemoSeat } from '@marquee/contract/demo-players';
import type { Action, Felt } from '../kinds/pvp/card-game';
import type { PvpOffer, TableView } from '../kinds/pvp/pvp-messages';
import type { Room } from '../kinds/pvp/stakes';
import { chance, type CrowdParts, pick, sessionOpener } from './crowd-parts';
import { httpCall } from './http-call';
import { readServerEvents, type ServerEvents } from './server-events';

const ROOM: Room = 'bronze';
const THINKING_MS = [1_500, 6_000] as const;
const PAUSE_MS = [15_000, 90_000] as const;
/** Hands of a sitting. */
const SITTING = [12, 40] as const;

/** Players sit at card tables for some hands, and again after a pause. @returns stops them */
export function playCards(parts: CrowdParts): () => void {
  const sessionOf = sessionOpener(parts, 'pvp');
  const stops = parts.players.flatMap((player) =>
    player.cards ? [playSittings(parts, () => sessionOf(player, player.cards as DemoSeat))] : [],
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function playSittings({ ownUrl }: CrowdParts, openSession: () => Promise<string>): () => void {
  const url = `${ownUrl}/play/pvp/api`;
  let events: ServerEvents | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const pause = (): void => {
    events?.close();
    if (!isStopped) timer = setTimeout(() => void sit().catch(pause), randomInt(...PAUSE_MS)).unref();
  };
  async function sit(): Promise<void> {
    const session = await openSession();
    const headers = { 'x-play-session': session };
    const { body } = await httpCall(`${url}/offer`, headers);
    const buyIn = (body as PvpOffer | null)?.buyIns[0];
    const { status } = await httpCall(`${url}/sit`, headers, { intent: randomUUID(), room: ROOM, buyIn });
    if (status !== 200 || isStopped) return pause();
    events = readServerEvents(`${url}/stream?session=${session}`, {}, sitting(headers));
  }

  /** Answers the events of one sitting. */
  function sitting(headers: Readonly<Record<string, string>>) {
    const call = (path: string, body: object) => !isStopped && void httpCall(`${url}/${path}`, headers, body);
    let handsLeft = randomInt(...SITTING);
    let hand = 0;
    let answered = '';
    return (name: string, data: string): void => {
      if (name === 'left') return pause();
      if (name !== 'table') return;
      const view = JSON.parse(data) as TableView;
      if (view.hand !== hand) {
        hand = view.hand;
        handsLeft -= 1;
        if (handsLeft < 0) return void call('leave', {});
      }
      const action = view.toAct === view.you ? cardAction(view.felt) : null;
      // The same turn is sent again when others come, leave or look at their cards.
      const turn = `${view.turn} ${view.felt?.game === 'teenpatti' && view.felt.canSee}`;
      if (!action || turn === answered) return;
      answered = turn;
      setTimeout(() => call('act', { turn: view.turn, action }), randomInt(...THINKING_MS)).unref();
    };
  }

  pause();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    events?.close();
  };
}

/** What a simulated player does on its turn, without a look at its cards; null when there is nothing to decide. */
export function cardAction(felt: Felt | null): Action | null {
  if (!felt?.choices) return null;
  if (felt.game === 'holdem') {
    const { canCheck, raise } = felt.choices;
    if (raise !== null && chance(0.12)) return 'raise';
    if (canCheck) return 'check';
    return chance(0.75) ? 'call' : 'fold';
  }
  const { isAsked, raise, show } = felt.choices;
  if (isAsked) return pick(['accept', 'refuse']);
  if (felt.canSee && chance(0.4)) return 'see';
  if (show !== null && chance(0.6)) return 'show';
  if (raise !== null && chance(0.1)) return 'raise';
  return chance(0.85) ? 'chaal' : 'fold';
}
