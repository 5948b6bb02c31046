import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperatorRef } from '../../../platform/http/visitor';
import { createLoginAddresses } from '../../../platform/login/login-addresses';
import type { TestBrowser } from '../../../testing/browser';
import { createAudit } from '../../operators/audit/audit';
import { createOperatorService } from '../../operators/operator/service';
import { adminStream } from './admin-stream';
import { draft, startSupportSite, type SupportSite } from './support.fixture';

let site: SupportSite;
let port: number;
const open: Socket[] = [];
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => site.close());

/** An operator’s stream and what it has received so far. */
async function listen(browser: Pick<TestBrowser, 'cookies'>, at = port) {
  const stream = { text: '', ended: false };
  const socket = connect(at, '127.0.0.1');
  open.push(socket);
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    stream.text += chunk;
  });
  socket.on('end', () => {
    stream.ended = true;
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(`GET /ops/stream HTTP/1.1\r\nHost: console.localhost\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`);
  await vi.waitFor(() => expect(stream.text).toContain('\r\n\r\n'));
  return stream;
}

describe('the operators’ stream', () => {
  it("notifies operators of the brand of a member's message, and no others", async () => {
    const [ownBrandOperator, otherBrandOperator] = [
      await site.operator('Here', [1]),
      await site.operator('Abroad', [2]),
    ];
    const [ownBrandStream, otherBrandStream] = [await listen(ownBrandOperator), await listen(otherBrandOperator)];
    const member = await site.member('caller');
    await member.call('chat.send', draft('words of mine'));
    await vi.waitFor(() => expect(ownBrandStream.text).toContain('event: chatAdmin.changed'));
    expect(ownBrandStream.text).not.toContain('words of mine');
    expect(otherBrandStream.text).not.toContain('chatAdmin.changed');
  });

  it('requires the right', async () => {
    const cashier = await site.operator('Cashier', [], ['cashier']);
    expect((await listen(cashier)).text).toContain('403');
    expect((await listen(site.browser('console'))).text).toContain('401');
    expect((await listen(await site.member('curious'))).text).toContain('401');
  });

  it.each([
    ['the session has ended', []],
    ['the right was taken away', [{ rights: ['cashier'] }]],
    ['the brands have changed', [{ brandIds: [2] }]],
  ])('ends when %s', async (_what, changed) => {
    const operator = { id: 1, email: 'a@b.c', rights: ['support'], brandIds: [1], tokenHash: Buffer.alloc(32, 1) };
    let now: OperatorRef[] = [operator];
    const server = Fastify();
    const guards = { operatorOf: async () => operator };
    const stillHere = vi.fn(async () => now);
    adminStream(server, site.app.platform, guards, { stillHere }, 20);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listen({ cookies: new Map() }, (server.server.address() as AddressInfo).port);
    await vi.waitFor(() => expect(stillHere.mock.calls.length).toBeGreaterThan(2));
    expect(stream.ended).toBe(false);
    now = changed.map((change) => ({ ...operator, ...change }));
    await vi.waitFor(() => expect(stream.ended).toBe(true));
    await server.close();
  });
});

it('lists open operator sessions', async () => {
  const { platform } = site.app;
  const addresses = createLoginAddresses(platform, 'operator');
  const operators = createOperatorService({ platform, addresses, audit: createAudit(site.pool) });
  await site.operator('Present', [1]);
  const { rows } = await site.pool.query<{ hash: Buffer }>(
    "select s.token_hash as hash from operator_session s join operator o on o.id = s.operator_id where o.name = 'Present'",
  );
  const operator = { id: 0, email: '', rights: [], brandIds: [], tokenHash: rows[0]?.hash ?? Buffer.alloc(0) };
  expect(await operators.stillHere([operator])).toMatchObject([{ rights: ['support'], brandIds: [1] }]);
  await site.pool.query("update operator set status = 'disabled' where name = 'Present'");
  expect(await operators.stillHere([operator])).toEqual([]);
});
