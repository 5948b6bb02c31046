import type { Proposal } from '@marquee/contract/calls/proposals';
import { screen, type userEvent, within } from '@marquee/testing/mock-shell';
import en from '../../messages/en.json';

/** A proposal of another operator that this one may decide. */
export const proposalOf = (change: Partial<Proposal> = {}): Proposal => ({
  proposalId: '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a20',
  kind: 'rebate-rules',
  brand: 'sundarban',
  subject: '',
  state: 'open',
  reason: 'More for slots',
  proposedBy: 'Rina',
  proposedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-15T00:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  fromDay: null,
  isOwn: false,
  mayDecide: true,
  isOutdated: false,
  rows: [],
  dryRun: null,
  ...change,
});

/** Approves the only proposal on the screen that the operator may decide. */
export async function approve(user: ReturnType<typeof userEvent.setup>, reason: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: en.proposals.step.approve }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), reason);
  await user.click(dialog.getByRole('button', { name: en.proposals.step.approve }));
}
