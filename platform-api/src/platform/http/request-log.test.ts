import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLog } from './request-log';

test('logs no token of a query, a header or a cookie', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const server = Fastify({ logger: { level: 'info', stream, serializers: { req: requestLog } } });
  server.get('/in-house/api/crash/stream', () => 'ok');
  const headers = { authorization: 'Bearer secret-token', cookie: '__Host-marquee=secret-token' };
  await server.inject({ url: '/in-house/api/crash/stream?token=secret-token', headers });
  await server.close();
  expect(lines.join('')).toContain('"path":"/in-house/api/crash/stream"');
  expect(lines.join('')).not.toContain('secret-token');
});
