import { Gauge } from 'prom-client';
import { readLeases, readQueueState } from './engine-repository';
import { readGauges } from './gauges';
import type { Platform } from './platform';

/** Figures in `/metrics` of what carries all modules: connections, the event bus, the job queue and leases. */
export function measureEngine(platform: Pick<Platform, 'bus' | 'database' | 'log' | 'metrics'>): void {
  const { bus, database, metrics } = platform;
  const { pool } = database;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database by what they do, and callers that wait for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'event_bus_connected',
    help: '1 while events of other processes arrive',
    registers: [metrics],
    collect() {
      this.set(bus.isConnected() ? 1 : 0);
    },
  });
  readGauges(platform, () => readQueueState(pool), [
    {
      name: 'jobs_due',
      help: 'Jobs whose time has come, by whether they have failed before',
      labelNames: ['state'],
      set(gauge, { due, failing }) {
        gauge.set({ state: 'new' }, due - failing);
        gauge.set({ state: 'failing' }, failing);
      },
    },
    {
      name: 'jobs_oldest_due_seconds',
      help: 'Since the oldest job was due',
      set: (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
    },
  ]);
  readGauges(platform, () => readLeases(pool), [
    {
      name: 'lease_seconds_left',
      help: 'Until the end of a lease unless it is renewed; negative while nobody leads',
      labelNames: ['lease'],
      set(gauge, leases) {
        for (const { name, secondsLeft } of leases) gauge.set({ lease: name }, secondsLeft);
      },
    },
    {
      name: 'lease_number',
      help: 'Counts the changes of hands of a lease',
      labelNames: ['lease'],
      set(gauge, leases) {
        for (const { name, number } of leases) gauge.set({ lease: name }, number);
      },
    },
  ]);
}
