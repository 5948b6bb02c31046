import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import IdentityCheckPage from './identity-check.page';
import IdentityChecksPage from './identity-checks.page';

const operator = { brands: ['sundarban'], rights: ['identity'] } as never;
const texts = en.identityChecks;
const detail = exampleValue('identityAdmin.detail');
const PATH = `/identity-checks/sundarban/${detail.checkId}`;

async function renderPages(path: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'identityAdmin.detail': detail,
      'identityAdmin.queue': exampleValue('identityAdmin.queue'),
      'identityAdmin.details': exampleValue('identityAdmin.details'),
      'identityAdmin.picture': exampleValue('identityAdmin.picture'),
      ...answers,
    },
    messages: { console: en },
    path,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/identity-checks/:brand?" element={<IdentityChecksPage />} />
          <Route path="/identity-checks/:brand/:checkId" element={<IdentityCheckPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { shell, inputsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const button = (name: string) => screen.findByRole('button', { name });

it('sorts the queue by the server and leads to one check', async () => {
  const { shell, inputsOf, user } = await renderPages('/identity-checks/sundarban');
  await user.click(await button(texts.account));
  await waitFor(() =>
    expect(inputsOf('identityAdmin.queue').at(-1)).toMatchObject({ brand: 'sundarban', sort: '-account' }),
  );
  await user.click(await screen.findByRole('link', { name: texts.open }));
  expect(shell.address()).toBe(PATH);
});

it('fetches pictures when the reviewer asks for them, each once, with the reason of the review', async () => {
  const { inputsOf, user } = await renderPages(PATH);
  const show = await button(texts.show);
  expect(screen.getByText(texts.hint.no_camera)).toBeTruthy();
  expect(screen.getAllByText('amina2')).toHaveLength(2);
  expect(inputsOf('identityAdmin.picture')).toEqual([]);
  await user.click(show);
  const image = await screen.findByRole<HTMLImageElement>('img', { name: texts.picture.front });
  expect(image.src).toMatch(/^data:image\/jpeg;base64,/);
  await user.click(await button(texts.turn));
  await user.click(await button(texts.larger));
  expect([image.style.rotate, image.style.inlineSize]).toEqual(['90deg', '150%']);
  const { documentId } = detail.pictures[0]!;
  expect(inputsOf('identityAdmin.picture')).toEqual([
    { checkId: detail.checkId, documentId, reason: texts.reviewReason },
  ]);
  expect(await screen.findByText('BX0123456')).toBeTruthy();
});

it('asks others for a reason first', async () => {
  const { inputsOf, user } = await renderPages(PATH, { 'identityAdmin.detail': { ...detail, isOwn: false } });
  await user.click(await button(texts.show));
  await user.type(await screen.findByLabelText(new RegExp(en.change.reason)), 'Complaint of the member');
  await user.click(screen.getAllByRole('button', { name: texts.show }).at(-1)!);
  await waitFor(() => expect(inputsOf('identityAdmin.picture')).toMatchObject([{ reason: 'Complaint of the member' }]));
  expect(screen.queryByRole('button', { name: texts.approve })).toBeNull();
});

it('refuses with a reason that members read in their language', async () => {
  const { inputsOf, user } = await renderPages(PATH, { 'identityAdmin.refuse': { ...detail, state: 'refused' } });
  await user.click(await button(texts.refuse));
  const send = async () => user.click(screen.getAllByRole('button', { name: texts.refuse }).at(-1)!);
  await send();
  expect(await screen.findByText(en.required)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox'), 'face_differs');
  await user.type(screen.getByLabelText(new RegExp(texts.note)), 'Another person.');
  await send();
  await waitFor(() =>
    expect(inputsOf('identityAdmin.refuse')).toEqual([
      { checkId: detail.checkId, reason: 'face_differs', note: 'Another person.' },
    ]),
  );
});
