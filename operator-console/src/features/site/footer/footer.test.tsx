import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it, vi } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import { FooterPage } from './footer.page';

const operator = { brands: ['sundarban'], rights: ['content'] } as never;
const footer = exampleValue('footerAdmin.read');
const [bkash] = footer.marks;
const league = {
  imageId: '5e0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c06',
  place: 'partner',
  link: 'https://example.com/league',
  alt: { bn: 'লিগ' },
};

let createdCount = 0;
beforeAll(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${(createdCount += 1)}`, revokeObjectURL: () => undefined }),
  );
});

async function renderPage(answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'footerAdmin.read': { ...footer, marks: [bkash, { ...league, width: 90, height: 30 }] } as never,
      'footerAdmin.save': null,
      ...answers,
    },
    messages: { console: en },
    path: '/footer/sundarban',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <FooterPage />
      </OperatorContext>
    </ClientContext>,
  );
  const saveRequests = () => shell.calls.filter(({ id }) => id === 'footerAdmin.save').map(({ input }) => input);
  return { shell, saveRequests, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });
const picture = async (place: number) => within(await screen.findByRole('group', { name: `Picture ${place}` }));
const SAVED_BKASH = { imageId: bkash?.imageId, place: 'wallet', link: null, alt: { bn: 'বিকাশ', en: 'bKash' } };

it('moves a picture by keyboard, keeps the focus on it, says where it is, and saves the order', async () => {
  const { saveRequests, user } = await renderPage();
  (await button('Move picture 2 up')).focus();
  await user.keyboard('{Enter}');
  expect((await picture(1)).getByLabelText<HTMLInputElement>(/^Link/).value).toBe(league.link);
  expect(screen.getByRole('status').textContent).toBe('Now at place 1 of 2');
  expect(document.activeElement?.getAttribute('aria-label'), 'at the end: the other way').toBe('Move picture 1 down');
  await user.click(await button(en.footer.save));
  await waitFor(() =>
    expect(saveRequests()).toEqual([{ brand: 'sundarban', marks: [league, SAVED_BKASH], revision: footer.revision }]),
  );
});

it('adds a picture once it is stored, which needs a text in the default language', async () => {
  const imageId = '6f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c07';
  const { shell, saveRequests, user } = await renderPage({
    'footerAdmin.read': { ...footer, marks: [] },
    'footerAdmin.uploadImage': { imageId, width: 90, height: 30 },
  });
  expect(await screen.findByText(en.footer.empty)).toBeTruthy();
  await user.upload(screen.getByLabelText(en.footer.upload), new File(['x'], 'a.png', { type: 'image/png' }));
  const row = await picture(1);
  expect(shell.calls.filter(({ id }) => id === 'footerAdmin.uploadImage')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByAltText('New picture 1'), 'it is in the list').toBeNull());
  await user.click(await button(en.footer.save));
  expect(await row.findByText(en.required)).toBeTruthy();
  await user.selectOptions(row.getByLabelText(en.footer.placeLabel), 'social');
  await user.type(row.getByLabelText(/\(bn\)/), 'চ্যানেল');
  await user.click(await button(en.footer.save));
  expect(await row.findByText(en.footer.linkFault), 'a network is its address').toBeTruthy();
  await user.type(row.getByLabelText(/^Link/), 'https://t.me/sundarban');
  await user.click(await button(en.footer.save));
  await waitFor(() =>
    expect(saveRequests()).toEqual([
      {
        brand: 'sundarban',
        marks: [{ imageId, place: 'social', link: 'https://t.me/sundarban', alt: { bn: 'চ্যানেল' } }],
        revision: footer.revision,
      },
    ]),
  );
});

it('adds several in the order of the choice, whichever was stored first', async () => {
  const stored: ((place: number) => void)[] = [];
  let sent = 0;
  const { user } = await renderPage({
    'footerAdmin.read': { ...footer, marks: [] },
    'footerAdmin.uploadImage': () => {
      const place = (sent += 1);
      const imageId = `6f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c0${place}`;
      return new Promise((resolve) => stored.push(() => resolve({ imageId, width: 90, height: 30 })));
    },
  });
  await user.upload(
    await screen.findByLabelText(en.footer.upload),
    ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' })),
  );
  await waitFor(() => expect(stored).toHaveLength(2));
  stored[1]?.(2);
  stored[0]?.(1);
  await picture(2);
  const sources = [...document.querySelectorAll('ol img')].map((image) => image.getAttribute('src')?.at(-1));
  expect(sources).toEqual(['1', '2']);
});

it.each(['javascript:alert(1)', 'http://example.com', 'https://user@example.com', 'example.com'])(
  'refuses the link %s before it is sent',
  async (link) => {
    const { saveRequests, user } = await renderPage();
    const row = await picture(1);
    await user.type(row.getByLabelText(/^Link/), link);
    await user.click(await button(en.footer.save));
    expect(await row.findByText(en.footer.linkFault)).toBeTruthy();
    expect(saveRequests()).toEqual([]);
  },
);

it('says why a picture was not taken', async () => {
  const { user } = await renderPage({
    'footerAdmin.uploadImage': () => {
      throw new ApiError('image_refused', null);
    },
  });
  await user.upload(await screen.findByLabelText(en.footer.upload), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText(en.footer.fault.refused)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Picture 3' })).toBeNull();
});

it('shows the pictures on the grounds of both themes, and takes one out', async () => {
  const { saveRequests, user } = await renderPage();
  const dark = within((await screen.findByText(en.footer.onDark)).closest('figure') as HTMLElement);
  expect(dark.getAllByRole('img')).toHaveLength(2);
  const [first] = dark.getAllByRole('listitem');
  expect(first?.style.backgroundColor).toBe('rgb(33, 44, 87)');
  await user.click(await button('Remove picture 1'));
  expect(dark.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Partner']);
  await user.click(await button(en.footer.save));
  await waitFor(() =>
    expect(saveRequests()).toEqual([{ brand: 'sundarban', marks: [league], revision: footer.revision }]),
  );
});

it('shows what another operator saved, and takes it', async () => {
  let marks = [bkash];
  const { user } = await renderPage({
    'footerAdmin.read': () => ({ ...footer, marks, revision: String(marks.length) }) as never,
    'footerAdmin.save': () => {
      marks = [];
      const of = [{ type: 'number', number: 1 }];
      const after = { type: 'word', word: 'footer.place.wallet' };
      throw new ApiError('conflict', null, {
        revision: '0',
        rows: [{ label: 'footer.placeLabel', of, before: null, after }],
      });
    },
  });
  await user.click(await button(en.footer.save));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Stands for/ }).textContent).toContain('Mobile wallet');
  await user.click(conflict.getByRole('button', { name: en.revision.takeTheirs }));
  expect(await screen.findByText(en.footer.empty)).toBeTruthy();
});
