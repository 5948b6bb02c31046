import { randomInt, randomUUID } from 'node:crypto';
import type { Calls, CallValue } from '@marquee/contract/calls/index';
import type { DemoPlayer } from '@marquee/contract/demo-players';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { parseAmount } from '@marquee/contract/money';
import { type CrowdParts, pick } from './crowd-parts';
import { httpCall } from './http-call';
import { randomTicket } from './lottery-ticket';

/** Somebody buys a ticket once in this time, on average. */
const TICKET_EVERY_MS = 6_000;

type ReadCall = 'lottery.vnMenu' | 'lottery.playMenu';

/** Of the calls that a player's page makes. */
const PATHS: { readonly [Id in ReadCall | 'lottery.order']: Calls[Id]['path'] } = {
  'lottery.vnMenu': '/lgw/vn/games/game_menu',
  'lottery.playMenu': '/lgw/games/play_menu',
  'lottery.order': '/lgw/orders',
};

/** Players buy tickets of the lotteries that their brand offers, as its site does. @returns stops them */
export function playLotteries({ players, platformUrl, domain }: CrowdParts): () => void {
  const headersOf = ({ brand, sessionToken }: DemoPlayer) => ({
    host: `${brand}.${domain}`,
    authorization: `Bearer ${sessionToken}`,
  });
  /** The value of a successful call, else null. */
  async function read<Id extends ReadCall>(player: DemoPlayer, id: Id, query = ''): Promise<CallValue<Id> | null> {
    const { body } = await httpCall(`${platformUrl}${PATHS[id]}${query}`, headersOf(player));
    return (body as { readonly value?: CallValue<Id> } | null)?.value ?? null;
  }

  async function buy(player: DemoPlayer): Promise<void> {
    const menu = await read(player, 'lottery.vnMenu');
    const open = menu?.games.flatMap(({ gameCode, next }) =>
      next && next.opensAt <= menu.serverTime ? [{ gameCode, issue: next.issue }] : [],
    );
    if (!open || open.length === 0) return;
    const slip = pick(open);
    const offer = await read(player, 'lottery.playMenu', `?gameCode=${slip.gameCode}`);
    if (!offer) return;
    const stakes = { coin: BigInt(player.coin), leastStake: parseAmount(offer.leastStake) };
    const lines = randomTicket(lotteryRules(offer.shape), offer.kinds, stakes, (below) => randomInt(below));
    await httpCall(
      `${platformUrl}${PATHS['lottery.order']}`,
      { ...headersOf(player), 'idempotency-key': randomUUID() },
      { ...slip, lines, ruleVersion: offer.ruleVersion, prizeGroup: null },
    );
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        // A ticket that is refused or not answered is not missed.
        buy(pick(players))
          .catch(() => undefined)
          .finally(next);
      },
      randomInt(TICKET_EVERY_MS / 2, TICKET_EVERY_MS * 1.5),
    ).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
