import type { Announcement } from '@marquee/contract/entities/content';
import { screen, within } from '@marquee/testing/mock-shell';
import { afterEach, expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';

const notice = (id: number, groupName: Announcement['groupName']): Announcement => ({
  id,
  groupName,
  title: `Notice ${id}`,
  content: `<p>Text ${id}</p>`,
  execution: 'B',
  promotionType: null,
  announcementImages: [],
  publishedAt: `2026-01-0${id}T03:04:05.000Z`,
  expiresAt: null,
});
const answers = {
  'content.announcements': {
    banners: [],
    promotion: [],
    popup: [notice(4, 'popup')],
    player: [notice(1, 'player')],
    headline: [notice(2, 'headline'), notice(3, 'headline')],
  },
} as never;

afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function open(id?: number) {
  modals.open('noticesModal', id === undefined ? {} : { id });
  await showSitePart(<ModalHost />, { answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
  await dialog.findByText('Notice 1');
  return dialog
    .getAllByRole<HTMLDetailsElement>('group')
    .map((item) => [item.querySelector('span')?.textContent, item.open]);
}

it('lists the notices and headlines of the marquee, newest first, with the chosen one open', async () => {
  expect(await open(2)).toEqual([
    ['Notice 3', false],
    ['Notice 2', true],
    ['Notice 1', false],
  ]);
});

it('opens the newest where none was chosen', async () => {
  expect((await open()).map(([, isOpen]) => isOpen)).toEqual([true, false, false]);
});
