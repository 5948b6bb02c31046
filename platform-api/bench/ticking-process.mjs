// An otherwise idle process that only sends the time to its listeners: lateness measured here is caused by the machine.
import { createServer } from 'node:net';

const tickMs = Number(process.argv[2]);
const sockets = new Set();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
let next = performance.now() + tickMs;
const tick = () => {
  for (const socket of sockets) socket.write('tick\n');
  next += tickMs;
  setTimeout(tick, next - performance.now());
};
setTimeout(tick, tickMs);
