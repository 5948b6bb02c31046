import type { CurrentAccountRules } from '@marquee/contract/account-rules';
import { mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { AccountRulesPanel } from './account-rules-panel';

const texts = en.status.accounts;

it('sets the rules of names, passwords and codes with a reason, and refuses weak passwords', async () => {
  const rules: CurrentAccountRules = {
    username: { minLength: 4, maxLength: 16, patternId: 'letter-first-alphanumeric' },
    password: { minLength: 8, maxLength: 64, patternId: 'any' },
    code: { digits: 6, lifeMinutes: 5, tries: 5 },
  };
  const shell = await mockShell({
    answers: { 'brandStatus.readAccountRules': rules, 'brandStatus.setAccountRules': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <AccountRulesPanel brand="meridian" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saved = () => shell.calls.filter(({ id }) => id === 'brandStatus.setAccountRules').map(({ input }) => input);
  const password = within(await screen.findByRole('group', { name: texts.password }));
  const enter = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: texts.save }));
  await enter(password.getByLabelText(texts.minLength), '6');
  await user.type(screen.getByLabelText(/^Reason/), 'new policy');
  await save();
  await waitFor(() => expect(screen.getAllByText(en.status.withdrawal.fault)).toHaveLength(1));
  expect(saved()).toEqual([]);
  await enter(password.getByLabelText(texts.minLength), '10');
  await user.selectOptions(password.getByLabelText(texts.pattern), 'letters-and-digits');
  await enter(screen.getByLabelText(texts.digits), '8');
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        brand: 'meridian',
        rules: {
          username: rules.username,
          password: { minLength: 10, maxLength: 64, patternId: 'letters-and-digits' },
          code: { digits: 8, lifeMinutes: 5, tries: 5 },
        },
        reason: 'new policy',
      },
    ]),
  );
});
