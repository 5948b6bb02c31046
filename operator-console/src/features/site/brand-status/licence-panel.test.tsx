import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { LicencePanel } from './licence-panel';

it('switches rounds that follow one another on, with a reason', async () => {
  const shell = await mockShell({
    answers: { 'brandStatus.readJurisdiction': { autoBet: false }, 'brandStatus.setJurisdiction': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <LicencePanel brand="meridian" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saveRequests = () =>
    shell.calls.filter(({ id }) => id === 'brandStatus.setJurisdiction').map(({ input }) => input);
  await user.click(await screen.findByLabelText(en.status.jurisdiction.autoBet));
  const save = screen.getByRole('button', { name: en.status.jurisdiction.save });
  await user.click(save);
  expect(saveRequests()).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'the new licence');
  await user.click(save);
  await waitFor(() =>
    expect(saveRequests()).toEqual([{ brand: 'meridian', jurisdiction: { autoBet: true }, reason: 'the new licence' }]),
  );
});
