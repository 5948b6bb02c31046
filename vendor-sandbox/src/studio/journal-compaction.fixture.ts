import Fastify from 'fastify';
import { openStudio } from './studio';

/** Plays demo rounds in a journal that is compacted all the time, and prints the settled ones, until its test kills it. */
const [journalFile = '', name = ''] = process.argv.slice(2);
const studio = await openStudio({
  journalFile,
  walletOf: () => {
    throw new Error('a demo asks no wallet');
  },
  log: Fastify().log,
  compactAtBytes: 3_000,
});
const guest = await studio.openSession({
  kind: 'slots',
  vendor: 'PG',
  gameCode: 'PG_0001',
  gameName: 'Golden Tiger',
  user: '',
  currency: 'XXX',
  language: 'en',
  demo: true,
  lobbyUrl: null,
  token: 'demo',
});

async function play(id: string): Promise<void> {
  await studio.bet(guest, { id, round: id, stake: 10, detail: {} });
  await studio.settle(id, { payout: 4, detail: { id } });
  process.stdout.write(`${id}\n`);
}

for (let round = 0; ; round += 1) await Promise.all([1, 2, 3].map((seat) => play(`${name}-${round}-${seat}`)));
