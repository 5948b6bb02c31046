import type { CallValue } from '@marquee/contract/calls/index';
import type { Raffle } from '@marquee/contract/calls/prizes';
import { type Beacon, keyOfChain } from '../../../../platform/beacon';
import { maskName } from '../../../../platform/mask-name';
import type { PrizeCaller, PrizeParts } from '../prizes-context';
import { readTermsInForce } from '../terms/terms-repository';
import { type ClaimNumber, createClaimNumber } from './claim-number';
import { createDrawRaffle } from './draw-raffle';
import { makeRaffle, nextDrawAt } from './plan-raffle';
import {
  hasRaffleAhead,
  insertRaffle,
  type RaffleRow,
  readDueRaffles,
  readOwnNumbers,
  readRaffles,
  readWinners,
} from './raffle-repository';

/** The open raffle and those before it. */
const RAFFLES_SHOWN = 4;

/** Weekly raffles: numbered tickets until the draw, which a committed seed and a public beacon decide. */
export interface Raffles {
  list(caller: PrizeCaller): Promise<CallValue<'raffles.list'>>;
  readonly claim: ClaimNumber;
  /** Opens the next raffle of each brand, and draws what is due. Safe beside other processes, and to repeat. */
  tend(): Promise<void>;
}

export function createRaffles(parts: PrizeParts): Raffles {
  const { platform, brands, tickets, beacon } = parts;
  const { pool } = platform.database;
  const draw = createDrawRaffle(parts);

  async function openNext(): Promise<void> {
    const now = platform.clock.now();
    for (const { id: brandId, offsetMinutes } of await brands.all()) {
      const inForce = await readTermsInForce(pool, brandId, 'raffle');
      if (!inForce || (await hasRaffleAhead(pool, brandId, now))) continue;
      const { version, terms } = inForce;
      const drawsAt = nextDrawAt(terms, now, offsetMinutes);
      await insertRaffle(pool, await makeRaffle({ brandId, version, drawsAt }, terms, beacon, now));
    }
  }

  return {
    async list({ brand, member }) {
      const rows = await readRaffles(pool, brand.id, RAFFLES_SHOWN);
      const ids = rows.map(({ id }) => id);
      const [own, winners, held] = await Promise.all([
        readOwnNumbers(pool, member.id, ids),
        readWinners(pool, ids),
        tickets.heldOf(member.id, 'raffle'),
      ]);
      const raffles = rows.map((row) => ({
        ...raffleView(row, beacon),
        own: own.get(row.id) ?? [],
        winners: winners
          .filter(({ raffleId }) => raffleId === row.id)
          .map(({ number, account, memberId, reward }) => {
            const isOwn = memberId === member.id;
            return { number, player: isOwn ? account : maskName(account), reward, isOwn };
          }),
      }));
      return { raffles, tickets: held };
    },

    claim: createClaimNumber(parts),

    async tend() {
      await openNext();
      for (const due of await readDueRaffles(pool, platform.clock.now())) {
        // Never another round than the published one: the house could choose among results.
        const round = await beacon.read(Number(due.beaconRound)).catch((err: unknown) => {
          platform.log.warn({ err, raffleId: due.id }, 'the beacon of a raffle could not be read');
          return null;
        });
        if (round) await draw(due, round);
      }
    },
  };
}

function raffleView(row: RaffleRow, beacon: Pick<Beacon, 'localPublicKey'>): Omit<Raffle, 'own' | 'winners'> {
  const { id, opensAt, drawsAt, terms, most, perMember, sold, seed, seedHash, drawnAt } = row;
  return {
    promotionId: id,
    opensAt: opensAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    prizes: terms.prizes,
    most,
    perMember,
    sold,
    seedHash,
    seed: drawnAt === null ? null : seed,
    beacon: {
      chain: row.beaconChain,
      round: Number(row.beaconRound),
      randomness: row.beacon,
      signature: row.beaconSignature,
      publicKey: keyOfChain(beacon, row.beaconChain),
    },
  };
}
