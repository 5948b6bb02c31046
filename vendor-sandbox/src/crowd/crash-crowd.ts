import { randomInt, randomUUID } from 'node:crypto';
import { IN_HOUSE_PATHS } from '@marquee/contract/in-house';
import type { DemoPlayer } from '@marquee/contract/demo-players';
import { formatAmount } from '@marquee/contract/money';
import { chance, type CrowdParts, pick } from './crowd-parts';
import { httpCall } from './http-call';
import { readServerEvents } from './server-events';

/** Share of the players who bet in a round. */
const BETTING = 0.35;
const LATEST_BET_MS = 5_000;
/** Hundredths. */
const AUTO_CASH_OUTS = [120, 150, 180, 200, 250, 300, 500, 1_000] as const;

/** Players bet on crash, which is one game for all brands: a single stream says when a round takes bets. @returns stops them */
export function playCrash({ players, platformUrl, playHost }: CrowdParts): () => void {
  const [watcher] = players;
  if (!watcher) return () => undefined;
  let isStopped = false;

  const bet = ({ crash, coin }: DemoPlayer) =>
    httpCall(
      `${platformUrl}${IN_HOUSE_PATHS.crashBet}`,
      { host: playHost, authorization: `Bearer ${crash.token}` },
      {
        betId: randomUUID(),
        stake: formatAmount(BigInt(coin * randomInt(1, 5))),
        autoCashOutHundredths: pick(AUTO_CASH_OUTS),
      },
    );
  const onEvent = (name: string, data: string): void => {
    if (name !== 'phase' || isStopped) return;
    if ((JSON.parse(data) as { readonly phase: string }).phase !== 'betting') return;
    for (const player of players)
      if (chance(BETTING)) setTimeout(() => !isStopped && void bet(player), randomInt(300, LATEST_BET_MS)).unref();
  };
  const url = `${platformUrl}${IN_HOUSE_PATHS.crashStream}?token=${watcher.crash.token}`;
  const events = readServerEvents(url, { host: playHost }, onEvent);
  return () => {
    isStopped = true;
    events.close();
  };
}
