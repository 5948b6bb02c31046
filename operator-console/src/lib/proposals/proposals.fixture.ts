import type { Proposal } from '@marquee/contract/calls/proposals';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { screen, type userEvent, within } from '@marquee/testing/mock-shell';
import en from '../../messages/en.json';

/** A proposal of another operator that this one may decide. */
export const proposalOf = (change: Partial<Proposal> = {}): Proposal => ({
  ...exampleValue('proposals.show'),
  rows: [],
  ...change,
});

/** A proposal that the operator has just made. */
export const ownProposalOf = (kind: Proposal['kind']): Proposal =>
  proposalOf({ kind, brand: 'sundarban', isOwn: true, mayDecide: false });

/** Approves the only proposal on the screen that the operator may decide. */
export async function approve(user: ReturnType<typeof userEvent.setup>, reason: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: en.proposals.step.approve }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), reason);
  await user.click(dialog.getByRole('button', { name: en.proposals.step.approve }));
}
