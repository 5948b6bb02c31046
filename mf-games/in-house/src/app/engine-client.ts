import type { Envelope } from '@marquee/contract/envelope';
import {
  type CrashBet,
  IN_HOUSE_PATHS,
  type InHouseSession,
  type InstantPlayRequest,
  type MinesRound,
} from '@marquee/contract/in-house';
import type { HiLoMove } from '@marquee/contract/fairness/hi-lo';
import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import { HI_LO_PATHS, type HiLoRound } from '@marquee/contract/in-house-hi-lo';
import type { InHouseRound, InstantRound } from '@marquee/contract/in-house-rounds';
import { ensureClientSeed, type SeedCalls } from './client-seed';
import { EngineError } from './engine-error';

const TIMEOUT_MS = 10_000;

/** The calls of the engine, made with the launch token. */
export interface EngineClient extends SeedCalls {
  session(): Promise<InHouseSession>;
  rounds(): Promise<InHouseRound[]>;
  minesRound(): Promise<MinesRound | null>;
  minesStart(request: { roundId: string; stake: string; mines: number }): Promise<MinesRound>;
  minesPick(request: { roundId: string; cell: number }): Promise<MinesRound>;
  minesCashOut(request: { roundId: string }): Promise<MinesRound>;
  hiLoRound(): Promise<HiLoRound | null>;
  hiLoStart(request: { roundId: string; stake: string }): Promise<HiLoRound>;
  hiLoMove(request: { roundId: string; step: number; move: HiLoMove }): Promise<HiLoRound>;
  hiLoCashOut(request: { roundId: string }): Promise<HiLoRound>;
  instantPlay<Code extends InstantCode>(
    request: InstantPlayRequest & { readonly game: Code },
  ): Promise<InstantRound<Code>>;
  crashBet(request: {
    betId: string;
    stake: string;
    autoCashOutHundredths: number | null;
    auto: boolean;
  }): Promise<CrashBet>;
  crashCashOut(request: { betId: string }): Promise<CrashBet>;
  crashStream(): EventSource;
}

/** @throws EngineError from every call */
export function createEngineClient(token: string): EngineClient {
  const send = async <Value>(path: string, body?: unknown): Promise<Value> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const init = { method: body === undefined ? 'GET' : 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const envelope = await fetch(path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
      .then((response) => response.json() as Promise<Envelope<Value>>)
      .catch((cause: unknown) => {
        throw new EngineError('network_abnormal', null, {}, { cause });
      });
    if (envelope.success) return envelope.value;
    throw new EngineError(envelope.code, envelope.requestId, envelope.details);
  };

  const seedCalls: SeedCalls = {
    seeds: () => send(IN_HOUSE_PATHS.seeds),
    rotateSeeds: (request) => send(IN_HOUSE_PATHS.rotateSeeds, request),
  };
  /** A first round is refused until this browser has chosen a client seed: it does so, and asks again. */
  const start = <Value>(path: string, request: unknown): Promise<Value> =>
    send<Value>(path, request).catch(async (error: unknown) => {
      if (!(error instanceof EngineError) || error.code !== 'client_seed_required') throw error;
      await ensureClientSeed(seedCalls);
      return send<Value>(path, request);
    });

  return {
    session: () => send(IN_HOUSE_PATHS.session),
    ...seedCalls,
    rounds: () => send(IN_HOUSE_PATHS.rounds),
    minesRound: () => send(IN_HOUSE_PATHS.minesRound),
    minesStart: (request) => start(IN_HOUSE_PATHS.minesStart, request),
    minesPick: (request) => send(IN_HOUSE_PATHS.minesPick, request),
    minesCashOut: (request) => send(IN_HOUSE_PATHS.minesCashOut, request),
    hiLoRound: () => send(HI_LO_PATHS.round),
    hiLoStart: (request) => start(HI_LO_PATHS.start, request),
    hiLoMove: (request) => send(HI_LO_PATHS.move, request),
    hiLoCashOut: (request) => send(HI_LO_PATHS.cashOut, request),
    instantPlay: (request) => start(IN_HOUSE_PATHS.instantPlay, request),
    crashBet: (request) => send(IN_HOUSE_PATHS.crashBet, request),
    crashCashOut: (request) => send(IN_HOUSE_PATHS.crashCashOut, request),
    crashStream: () => new EventSource(`${IN_HOUSE_PATHS.crashStream}?token=${encodeURIComponent(token)}`),
  };
}
