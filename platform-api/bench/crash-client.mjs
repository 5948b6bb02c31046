// Plain JavaScript over bare sockets, so that the simulated players use little CPU time.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const [portText, tokensFile, playersText, roundsText, tickText, autoText, betsWithinText, endText] =
  process.argv.slice(2);
const [port, rounds, tickMs, betsWithinMs, endMs] = [portText, roundsText, tickText, betsWithinText, endText].map(
  Number,
);
const tokens = JSON.parse(readFileSync(tokensFile, 'utf8')).slice(0, Number(playersText));
const host = 'play.localhost';
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** Deviation of the interval between two ticks from its nominal length, over all streams, in milliseconds. */
const jitter = [];
/** The same for the ticks of an otherwise idle process. */
const idleJitter = [];
const betMs = [];
const refusals = {};
const RESOLUTION_MS = 5;
const ownDelay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
ownDelay.enable();
let sockets = [];

/** A player's stream. `onPhase` is called with every phase. */
function listen(token, onPhase) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let lastTick = null;
    let rest = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('connect', () =>
      socket.write(`GET /in-house/api/crash/stream?token=${token} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      const now = performance.now();
      resolve();
      const text = rest + chunk;
      // An event's name may be split across two chunks.
      rest = text.slice(-16);
      for (let at = text.indexOf('event: '); at >= 0 && at < text.length - 16; at = text.indexOf('event: ', at + 7)) {
        if (text.startsWith('tick', at + 7)) {
          if (lastTick !== null) jitter.push(Math.abs(now - lastTick - tickMs));
          lastTick = now;
        } else if (text.startsWith('phase', at + 7)) {
          lastTick = null;
          onPhase?.(/"phase":"(\w+)"/.exec(text.slice(at))?.[1]);
        }
      }
    });
  });
}

function bet(token) {
  const body = JSON.stringify({ betId: randomUUID(), stake: '10.00', autoCashOutHundredths: Number(autoText) });
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const sentMs = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path: '/in-house/api/crash/bet', method: 'POST', agent, headers },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk) => (text += chunk));
        incoming.on('end', () => {
          betMs.push(performance.now() - sentMs);
          const { success, code } = JSON.parse(text);
          if (!success) refusals[code] = (refusals[code] ?? 0) + 1;
          resolve();
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Spreads the bets over the betting phase. */
const betAll = () =>
  Promise.all(tokens.map((token) => sleep(Math.random() * betsWithinMs).then(() => bet(token)))).catch(() => undefined);

/** Listens to an idle process that ticks at the pace of the rounds. */
async function listenToIdle() {
  const ticking = fork(new URL('./ticking-process.mjs', import.meta.url), [tickText]);
  const [idlePort] = await once(ticking, 'message');
  let lastTick = null;
  sockets.push(
    connect(idlePort, '127.0.0.1').on('data', () => {
      const now = performance.now();
      if (lastTick !== null) idleJitter.push(Math.abs(now - lastTick - tickMs));
      lastTick = now;
    }),
  );
  return ticking;
}

const idle = await listenToIdle();
let played = -1;
let ended = false;
await new Promise((resolve, reject) => {
  let phase = '';
  const onPhase = (next) => {
    if (next === phase) return;
    phase = next;
    if (next === 'crashed' && ++played >= rounds) return setTimeout(resolve, 3_000);
    if (ended) return;
    // The round already running when the players connect is not counted.
    if (next === 'betting' && (played = Math.max(played, 0)) < rounds) void betAll();
  };
  const open = async () => {
    for (let from = 0; from < tokens.length; from += 50)
      await Promise.all(
        tokens.slice(from, from + 50).map((token, i) => listen(token, from + i === 0 ? onPhase : undefined)),
      );
  };
  open().catch(reject);
  // A round may last minutes: report what was measured so far.
  setTimeout(resolve, endMs);
});
ended = true;
for (const socket of sockets) socket.destroy();
agent.destroy();
idle.disconnect();

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const measured = JSON.stringify({
  ticks: jitter.length,
  jitterP50Ms: at(jitter, 0.5),
  jitterP99Ms: at(jitter, 0.99),
  jitterMostMs: at(jitter, 1),
  idleTicks: idleJitter.length,
  idleP50Ms: at(idleJitter, 0.5),
  idleP99Ms: at(idleJitter, 0.99),
  idleMostMs: at(idleJitter, 1),
  rounds: Math.max(0, Math.min(played, rounds)),
  ownP99Ms: ownDelay.percentile(99) / 1e6 - RESOLUTION_MS,
  bets: betMs.length,
  betP50Ms: at(betMs, 0.5),
  betP99Ms: at(betMs, 0.99),
  refused: refusals,
});
process.stdout.write(measured, () => process.exit());
