import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startBenchProxy } from './bench-proxy';

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('ends the live stream of a page that has left, so that the bench can end', async () => {
  const streams: ServerResponse[] = [];
  const product = createServer((_request, response) => {
    streams.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1\n\n');
  }).listen(0, '127.0.0.1');
  servers.push(product);
  await once(product, 'listening');
  const proxy = await startBenchProxy(0, portOf(product), {
    folder: '/nowhere',
    main: { scripts: [], styles: [] },
    assets: {},
  });
  servers.push(proxy);

  const page = get({ port: portOf(proxy), host: '127.0.0.1', path: '/wps/stream' });
  page.on('error', () => undefined);
  await once(page, 'response');
  page.destroy();
  const [stream] = streams;
  expect(stream).toBeDefined();
  if (stream && !stream.closed) await once(stream, 'close', { signal: AbortSignal.timeout(2_000) });
});
