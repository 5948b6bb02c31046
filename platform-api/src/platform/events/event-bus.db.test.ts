import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFaultyProxy } from '../../testing/faulty-proxy';
import { createEventBus } from './create-event-bus';
import type { EventBus, PlatformEvent } from './event-bus';
import type { OpenTransport } from './event-transport';
import { type NatsServer, natsProgram, startNatsServer } from './nats-server.fixture';
import { natsTransport, subjectOf } from './nats-transport';
import { postgresTransport } from './postgres-transport';

const { log } = Fastify();
/** Long enough to be sure that no hello arrives. */
const A_MINUTE = 60_000;

let db: TestDatabase;
let nats: NatsServer | null = null;
const open: EventBus[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  if (natsProgram) nats = await startNatsServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});
afterAll(async () => {
  await nats?.kill();
  await db.drop();
});

interface Way {
  readonly transport: () => Promise<OpenTransport>;
  /** Loses the connections of all processes, for a moment. */
  readonly interrupt: () => Promise<unknown>;
}

const ways: Readonly<Record<'PostgreSQL' | 'NATS', Way>> = {
  PostgreSQL: {
    transport: async () => postgresTransport(db.pool, db.url, log),
    interrupt: () =>
      db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee-marquee_event' and datname = current_database()`,
      ),
  },
  NATS: {
    transport: async () => natsTransport(nats?.url ?? '', await subjectOf(db.pool), log),
    interrupt: async () => {
      await nats?.kill();
      await nats?.start();
    },
  },
};

/** A bus as another process has it, and what is sent by it. */
async function openBus({ transport }: Way) {
  const openTransport = await transport();
  const sent: string[] = [];
  let refuses = false;
  const bus = await createEventBus(async (hearing) => {
    const opened = await openTransport(hearing);
    return {
      ...opened,
      async send(payloads) {
        if (refuses) throw new Error('refused');
        sent.push(...payloads);
        await opened.send(payloads);
      },
    };
  }, log);
  open.push(bus);
  return { bus, sent, refuse: (now: boolean) => (refuses = now) };
}

function eventsOf(bus: EventBus): PlatformEvent[] {
  const events: PlatformEvent[] = [];
  bus.subscribe((event) => events.push(event));
  return events;
}

describe.each(['PostgreSQL', 'NATS'] as const)('events by %s', (name) => {
  const way = ways[name];
  const it = test.skipIf(name === 'NATS' && !natsProgram);

  it('reach another process in order, each once, and do not come back to the sender', async () => {
    const [{ bus: here }, { bus: there }] = [await openBus(way), await openBus(way)];
    const [sent, heard] = [eventsOf(here), eventsOf(there)];
    for (let i = 0; i < 400; i++)
      here.publish('wallet.balance', { balance: `${i}.00`, currency: 'BDT' }, { memberId: 9_007_199_254_740_993n });
    await vi.waitFor(() => expect(heard).toHaveLength(400));
    expect(heard).toEqual(sent);
    expect(heard.at(-1)).toEqual({
      topic: 'wallet.balance',
      payload: { balance: '399.00', currency: 'BDT' },
      audience: { memberId: 9_007_199_254_740_993n },
    });
    expect(sent).toHaveLength(400);
  });

  it('are not sent by the only process', async () => {
    const { bus, sent } = await openBus(way);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + A_MINUTE);
    bus.publish('config.changed', { revision: 'unheard' }, 'everybody');
    await bus.close();
    expect(sent.join()).not.toContain('unheard');
  });

  it('reach a process that joins later', async () => {
    const first = await openBus(way);
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + A_MINUTE);
    const events = eventsOf((await openBus(way)).bus);
    await vi.waitFor(() => {
      first.bus.publish('config.changed', { revision: 'two' }, 'everybody');
      expect(events).not.toHaveLength(0);
    });
  });

  it('may have been missed once the process hears again, and not before', async () => {
    const { bus } = await openBus(way);
    const missed = vi.fn();
    bus.subscribe(() => undefined, missed);
    expect(missed).not.toHaveBeenCalled();
    await way.interrupt();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 10_000);
  });

  it('arrive again after an interruption', async () => {
    const [{ bus: here }, { bus: there }] = [await openBus(way), await openBus(way)];
    const events = eventsOf(there);
    await way.interrupt();
    await vi.waitFor(() => {
      here.publish('config.changed', { revision: 'after' }, 'everybody');
      expect(events).not.toHaveLength(0);
    }, 10_000);
  });

  it('that could not be sent are missed by those who went on hearing: they are told with the next', async () => {
    const [sender, { bus: there }] = [await openBus(way), await openBus(way)];
    const [events, missed] = [eventsOf(there), vi.fn()];
    there.subscribe(() => undefined, missed);
    sender.refuse(true);
    sender.bus.publish('config.changed', { revision: 'lost' }, 'everybody');
    await new Promise((resolve) => setTimeout(resolve, 100));
    sender.refuse(false);
    sender.bus.publish('config.changed', { revision: 'next' }, 'everybody');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(missed).toHaveBeenCalledOnce();
    expect(events[0]?.payload).toEqual({ revision: 'next' });
  });
});

describe.skipIf(!natsProgram)('NATS', () => {
  test('may be away when a process starts, which serves on and hears once it is there', async () => {
    await nats?.kill();
    const { bus } = await openBus(ways.NATS);
    const missed = vi.fn();
    bus.subscribe(() => undefined, missed);
    bus.publish('config.changed', { revision: 'unsent' }, 'everybody');
    await nats?.start();
    await vi.waitFor(() => expect(missed).toHaveBeenCalled(), 10_000);
  });

  test('is connected again where the connection has died in silence', async () => {
    const proxy = await startFaultyProxy(nats?.url ?? '');
    const missed = vi.fn();
    const bus = await createEventBus(natsTransport(proxy.url, await subjectOf(db.pool), log, 100), log);
    bus.subscribe(() => undefined, missed);
    proxy.freeze();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 10_000);
    await bus.close();
    await proxy.close();
  });

  test('carries nothing between two databases', async () => {
    const other = await createTestDatabase();
    const stranger = await createEventBus(natsTransport(nats?.url ?? '', await subjectOf(other.pool), log), log);
    const { bus } = await openBus(ways.NATS);
    const heard = eventsOf(stranger);
    const own = eventsOf((await openBus(ways.NATS)).bus);
    bus.publish('config.changed', { revision: 'mine' }, 'everybody');
    await vi.waitFor(() => expect(own).toHaveLength(1));
    expect(heard).toEqual([]);
    await stranger.close();
    await other.drop();
  });

  test('with a wrong password is not reached, and the process serves on', async () => {
    const wrong = (nats?.url ?? '').replace('marquee:', 'marquee:not');
    const bus = await createEventBus(natsTransport(wrong, await subjectOf(db.pool), log), log);
    const heard = eventsOf(bus);
    bus.publish('config.changed', { revision: 'own' }, 'everybody');
    expect(heard).toHaveLength(1);
    await bus.close();
  });
});
