import type { Mission } from '@marquee/contract/calls/missions';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { mockSession, mockShell, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import ClaimableCountsSlot from './claimable-counts.slot';

const mission = (state: Mission['state']): Mission => ({ ...exampleValue('missions.claim'), missionId: state, state });

it('tells the badges how many rewards can be claimed, and again when that changes', async () => {
  let claimable = 2;
  const shell = await mockShell({
    session: mockSession('member'),
    answers: {
      'promotions.count': () => ({ claimable }),
      'missions.summary': { missions: [mission('claimable'), mission('active')] },
    },
  });
  const counts: unknown[] = [];
  shell.runtime.bus.subscribe('rewards.claimable', ({ count }) => counts.push(count));
  shell.render(<ClaimableCountsSlot />);
  await waitFor(() => expect(counts).toEqual([3]));
  claimable = 1;
  shell.runtime.bus.publish('promotions.changed', { at: '2026-03-01T10:00:00.000Z' });
  await waitFor(() => expect(counts).toEqual([3, 2]));
});
