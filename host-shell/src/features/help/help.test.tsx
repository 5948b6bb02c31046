import type { CallValue } from '@marquee/contract/calls/index';
import { screen, userEvent, within } from '@marquee/testing/mock-shell';
import { afterEach, describe, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';

const article = (anchor: string) => ({ anchor, title: `About ${anchor}`, content: `<p>All of ${anchor}</p>` });
const help: CallValue<'content.help'> = [
  { anchor: 'first', title: 'First steps', articles: [article('account')] },
  { anchor: 'rules', title: 'Rules', articles: [article('term'), article('fairness')] },
];

async function open(anchor?: string, answers: SitePart['answers'] = { 'content.help': help }) {
  modals.open('helpModal', anchor === undefined ? {} : { anchor });
  await showSitePart(<ModalHost />, { answers });
  return within(await screen.findByRole('dialog', { name: 'Help centre' }));
}
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

describe('the help popup', () => {
  it('begins with the article that was asked for, and shows any other', async () => {
    const dialog = await open('term');
    expect(await dialog.findByText('All of term')).toBeTruthy();
    await userEvent.setup().selectOptions(dialog.getByLabelText('Contents'), 'About fairness');
    expect(dialog.getByText('All of fairness')).toBeTruthy();
    expect(dialog.queryByText('All of term')).toBeNull();
  });

  it('begins at the beginning where nothing was asked for', async () => {
    expect(await (await open()).findByText('All of account')).toBeTruthy();
  });

  it('says that there is no help, and offers to try again', async () => {
    const dialog = await open('term', {});
    expect(await dialog.findByText('The help centre could not be loaded')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
