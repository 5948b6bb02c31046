import { randomInt, randomUUID } from 'node:crypto';
import type { CallValue } from '@marquee/contract/calls/index';
import type { DemoPlayer } from '@marquee/contract/demo-players';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { parseAmount } from '@marquee/contract/money';
import { wireTable } from '@marquee/contract/wire-table';
import { type CrowdParts, pick } from './crowd-parts';
import { httpCall } from './http-call';
import { randomTicket } from './lottery-ticket';

/** Somebody buys a ticket once in this time, on average. */
const TICKET_EVERY_MS = 6_000;

type ReadCall = 'lottery.vnMenu' | 'lottery.playMenu';

/** Players buy tickets of the lotteries that their brand offers, as its site does. @returns stops them */
export function playLotteries({ players, platformUrl, domain }: CrowdParts): () => void {
  const headersOf = ({ brand, sessionToken }: DemoPlayer) => ({
    host: `${brand}.${domain}`,
    authorization: `Bearer ${sessionToken}`,
  });
  /** The value of a successful call, else null. */
  async function read<Id extends ReadCall>(player: DemoPlayer, id: Id, query = ''): Promise<CallValue<Id> | null> {
    const { body } = await httpCall(`${platformUrl}${wireTable[id].path}${query}`, headersOf(player));
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
      `${platformUrl}${wireTable['lottery.order'].path}`,
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
