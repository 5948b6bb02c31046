import { expect, it } from 'vitest';
import { silentTelemetry } from '../testing/silent-telemetry';
import { readGauges } from './gauges';

it('sets all gauges of one reading at once, and leaves them out while nothing can be read', async () => {
  const telemetry = silentTelemetry();
  let readings = 0;
  let isAway = false;
  const read = async () => {
    readings += 1;
    if (isAway) throw new Error('away');
    return { due: readings };
  };
  readGauges(telemetry, read, [
    { name: 'first', help: 'the first', set: (gauge, { due }) => gauge.set(due) },
    { name: 'second', help: 'the second', labelNames: ['of'], set: (gauge, { due }) => gauge.set({ of: 'it' }, due) },
  ]);
  expect(await telemetry.metrics.metrics()).toMatch(/^first 1\n[^]*^second\{of="it"\} 1$/m);
  expect(readings).toBe(1);
  isAway = true;
  expect(await telemetry.metrics.metrics()).not.toMatch(/^(?:first|second)/m);
  isAway = false;
  expect(await telemetry.metrics.metrics()).toMatch(/^first 3$/m);
});
