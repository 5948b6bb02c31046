import { randomInt, randomUUID } from 'node:crypto';
import type { DemoPlayer } from '@marquee/contract/demo-players';
import { type CrowdParts, pick, sessionOpener } from './crowd-parts';
import { httpCall } from './http-call';

/** Somebody spins once in this time, on average. */
const SPIN_EVERY_MS = 2_500;

interface SpinAnswer {
  readonly round?: { readonly bet: string; readonly open: boolean };
}

/** Players spin the slots of their seats, one at a time. @returns stops them */
export function playSlots(parts: CrowdParts): () => void {
  const sessionOf = sessionOpener(parts, 'slots');
  const url = `${parts.ownUrl}/play/slots/api`;
  const stakes = new Map<DemoPlayer, number>();

  async function stakeOf(player: DemoPlayer, headers: Readonly<Record<string, string>>): Promise<number> {
    const chosen = stakes.get(player);
    if (chosen !== undefined) return chosen;
    const { body } = await httpCall(`${url}/game`, headers);
    const offered = (body as { readonly stakes?: readonly number[] } | null)?.stakes ?? [];
    const stake = offered.filter((candidate) => candidate <= player.coin).at(-1) ?? offered[0] ?? 0;
    if (stake > 0) stakes.set(player, stake);
    return stake;
  }

  async function spin(player: DemoPlayer): Promise<void> {
    const headers = { 'x-play-session': await sessionOf(player, player.slot) };
    const stake = await stakeOf(player, headers);
    if (stake === 0) return;
    const { body } = await httpCall(`${url}/spin`, headers, { id: randomUUID(), stake });
    const round = (body as SpinAnswer | null)?.round;
    // Free spins are played, and nothing is gambled.
    if (round?.open) await httpCall(`${url}/collect`, headers, { bet: round.bet });
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        // Without an answer, the next one tries.
        spin(pick(parts.players))
          .catch(() => undefined)
          .finally(next);
      },
      randomInt(SPIN_EVERY_MS / 2, SPIN_EVERY_MS * 1.5),
    ).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
