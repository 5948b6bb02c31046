// Plain JavaScript over bare sockets, so that the client uses little CPU time.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [port, file, clients, duration, pause] = process.argv.slice(2);
const data = readFileSync(file);
const requests = [];
for (let at = 0; at < data.length; ) {
  const length = data.readUInt32BE(at);
  requests.push(data.subarray(at + 4, at + 4 + length));
  at += 4 + length;
}

const HEADER_END = Buffer.from('\r\n\r\n');
const latencies = [];
let next = 0;
const start = performance.now();

/** Half to one and a half of the pause: users who waited for each other would come as one crowd for ever. */
const wait = () => Number(pause) * (0.5 + Math.random());

function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    let pending = Buffer.alloc(0);
    const send = () => {
      if (performance.now() - start > Number(duration) * 1_000) return socket.end();
      const request = requests[next] ?? requests.at(-1);
      next += 1;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', () => (pause === '0' ? send() : setTimeout(send, wait())));
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      const end = pending.indexOf(HEADER_END);
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(pending.toString('latin1', 0, end))?.[1]);
      if (pending.length < end + 4 + length) return;
      latencies.push(performance.now() - sentAt);
      pending = Buffer.alloc(0);
      if (pause === '0') send();
      else setTimeout(send, wait());
    });
  });
}

await Promise.all(Array.from({ length: Number(clients) }, open));
const seconds = (performance.now() - start) / 1_000;
latencies.sort((left, right) => left - right);
const at = (share) => latencies[Math.floor((latencies.length - 1) * share)];
process.stdout.write(
  JSON.stringify({
    count: latencies.length,
    ranOut: next > requests.length,
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }),
);
