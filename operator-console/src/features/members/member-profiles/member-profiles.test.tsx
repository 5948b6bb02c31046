import type { ShownMember } from '@marquee/contract/calls/member-profile-admin';
import { mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import MemberProfilesPage from './member-profiles.page';

const operator = { brands: ['sundarban'], rights: ['support'] } as never;
const texts = en.memberProfiles;
const PICTURE = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const MEMBER: ShownMember = {
  memberId: 'M1',
  account: 'amina1',
  nickname: 'Amina',
  hasOwnNickname: true,
  avatar: null,
  pictureId: PICTURE,
  changedAt: '2026-11-01T10:00:00.000Z',
};

async function renderPage(members: readonly Partial<ShownMember>[]) {
  const content = members.map((member) => ({ ...MEMBER, ...member }));
  const shell = await mockShell({
    answers: {
      'memberProfiles.list': { content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length },
      'memberProfiles.remove': null,
    },
    messages: { console: en },
    path: '/member-profiles/sundarban',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/member-profiles/:brand?" element={<MemberProfilesPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it.each([
  ['nickname', 'Amina', {}],
  ['picture', PICTURE, {}],
  ['picture', 'tiger', { pictureId: null, avatar: 'tiger' }],
] as const)('takes a %s away, as it was looked at (%s), with a reason', async (part, shown, member) => {
  const { shell, user } = await renderPage([member]);
  await user.click(
    await screen.findByRole('button', { name: texts.removeOf[part].replace('{{account}}', MEMBER.account) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'passes for staff');
  await user.click(dialog.getByRole('button', { name: texts.remove[part] }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
  expect(shell.calls.filter(({ id }) => id === 'memberProfiles.remove').map(({ input }) => input)).toEqual([
    { brand: 'sundarban', memberId: 'M1', part, shown, reason: 'passes for staff' },
  ]);
  await waitFor(() => expect(shell.calls.filter(({ id }) => id === 'memberProfiles.list')).toHaveLength(2));
});

it('offers to take away nothing that a member has not chosen', async () => {
  await renderPage([{ hasOwnNickname: false, pictureId: null }]);
  expect(await screen.findByText('amina1')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toEqual([]);
});
