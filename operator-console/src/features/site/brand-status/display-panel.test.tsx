import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { DisplayPanel } from './display-panel';

const texts = en.status.display;

it('sets digits, calendar and prize mode with a reason, and nothing without one', async () => {
  const shell = await mockShell({
    answers: {
      'brandStatus.readDisplay': { digits: 'language', calendar: 'gregorian', prizeMode: 'ZY' },
      'brandStatus.setDisplay': null,
    },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <DisplayPanel brand="meridian" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saved = () => shell.calls.filter(({ id }) => id === 'brandStatus.setDisplay').map(({ input }) => input);
  const save = () => user.click(screen.getByRole('button', { name: texts.save }));
  await user.selectOptions(await screen.findByLabelText(texts.digits), 'latin');
  await user.selectOptions(screen.getByLabelText(texts.calendar), 'language');
  await user.selectOptions(screen.getByLabelText(texts.prizeMode), 'SEA');
  await save();
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  expect(saved()).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'for readers abroad');
  await save();
  const display = { digits: 'latin', calendar: 'language', prizeMode: 'SEA' };
  await waitFor(() => expect(saved()).toEqual([{ brand: 'meridian', display, reason: 'for readers abroad' }]));
  await user.selectOptions(screen.getByLabelText(texts.prizeMode), texts.ownMode);
  await user.type(screen.getByLabelText(/^Reason/), 'as before');
  await save();
  await waitFor(() => expect(saved()[1]).toMatchObject({ display: { prizeMode: null } }));
});
