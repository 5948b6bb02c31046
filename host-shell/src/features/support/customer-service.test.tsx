import { screen, userEvent, within } from '@marquee/testing/mock-shell';
import { afterEach, expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';
import { forgetLiveChat } from './live-chat-state';

afterEach(() => {
  forgetLiveChat();
  modals.close('customerService');
});

it('offers every way to customer service that the brand has, a message and the help centre', async () => {
  await showSitePart(<ModalHost />, {
    brand: {
      customerService: [
        { csType: 'LIVECHAT', title: '' },
        { csType: 'TELEGRAM', title: 'Telegram' },
      ],
    },
    answers: { 'customerService.links': () => Promise.reject(new Error('sealed')) },
  });
  modals.openByName('customerService');
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
  const ways = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ways).toEqual(['Live chat', 'Telegram', 'Feedback', 'Help centre']);
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Feedback' }));
  expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeTruthy();
});
