import { randomInt, randomUUID } from 'node:crypto';
import type { DemoPlayer } from '@marquee/contract/demo-players';
import { gameOfName } from '../kinds/live/game-of-table';
import type { TableMessage } from '../kinds/live/messages';
import { chance, type CrowdParts, pick, sessionOpener } from './crowd-parts';
import { httpCall } from './http-call';
import { readServerEvents, type ServerEvents } from './server-events';

/** Share of a table's players who bet in a round. */
const BETTING = 0.6;
const LATEST_BET_MS = 10_000;

/** Players bet at the tables of their seats. @returns stops them */
export function playTables(parts: CrowdParts): () => void {
  const groups = new Map<string, DemoPlayer[]>();
  for (const player of parts.players) {
    // Limits depend on the currency.
    const table = `${player.table.vendor} ${player.table.gameCode} ${player.currency}`;
    groups.set(table, [...(groups.get(table) ?? []), player]);
  }
  const stops = [...groups.values()].map((group) => playTable(parts, group));
  return () => {
    for (const stop of stops) stop();
  };
}

/** One player watches the table for all of a group. */
function playTable(parts: CrowdParts, group: readonly DemoPlayer[]): () => void {
  const sessionOf = sessionOpener(parts, 'live');
  const url = `${parts.ownUrl}/play/live/api`;
  const [watcher] = group;
  let events: ServerEvents | null = null;
  let smallestStake = 0;
  let lastRound = '';
  let isStopped = false;

  async function bet(player: DemoPlayer, round: string): Promise<void> {
    const headers = { 'x-play-session': await sessionOf(player, player.table) };
    const stake = smallestStake * randomInt(1, 6);
    await httpCall(`${url}/bets`, headers, {
      id: randomUUID(),
      round,
      spots: [{ spot: spotAt(player.table.gameName), stake }],
    });
  }

  const onEvent = (name: string, data: string): void => {
    if (name === 'table') smallestStake = (JSON.parse(data) as Pick<TableMessage, 'limits'>).limits.min;
    if (name !== 'round' || isStopped || smallestStake === 0) return;
    const { id, phase } = JSON.parse(data) as { readonly id: string; readonly phase: string };
    if (phase !== 'betting' || id === lastRound) return;
    lastRound = id;
    for (const player of group)
      if (chance(BETTING))
        setTimeout(() => void bet(player, id).catch(() => undefined), randomInt(500, LATEST_BET_MS)).unref();
  };

  async function watch(player: DemoPlayer): Promise<void> {
    const session = await sessionOf(player, player.table);
    if (!isStopped) events = readServerEvents(`${url}/stream?session=${session}`, {}, onEvent);
  }
  if (watcher) void watch(watcher).catch(() => undefined);
  return () => {
    isStopped = true;
    events?.close();
  };
}

/** What a simulated player bets on. @param table its English name, such as `Lotus Baccarat 2` */
export function spotAt(table: string): string {
  switch (gameOfName(table)) {
    case 'roulette':
      return pick(['red', 'black', 'odd', 'high', `dozen-${randomInt(1, 4)}`, `straight-${randomInt(37)}`]);
    case 'baccarat':
      return pick(['player', 'banker', 'player', 'banker', 'banker', 'tie', 'playerPair']);
    case 'sicBo':
      return pick(['small', 'big', 'small', 'big', `single-${randomInt(1, 7)}`]);
    default:
      return pick(['dragon', 'tiger', 'dragon', 'tiger', 'tie']);
  }
}
