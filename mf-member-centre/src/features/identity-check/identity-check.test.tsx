import type { IdentityCheck, IdentityOverview } from '@marquee/contract/calls/identity';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import IdentityCheckPage from './identity-check.page';
import { IdentityPanel } from './identity-panel';

const texts = en.identity;
const AT = '2026-03-01T10:15:00.000Z';
beforeAll(() => {
  mockBrowserApis();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});

const check = (change: Partial<IdentityCheck>): IdentityCheck => ({
  level: 1,
  state: 'draft',
  documentKind: null,
  pictures: [],
  submittedAt: null,
  decidedAt: null,
  expiresOn: null,
  reason: null,
  note: null,
  ...change,
});

/** A server that keeps what is sent to it. */
async function show(first: IdentityOverview = { level: 0, limits: null, checks: [] }, answers: MockAnswers = {}) {
  let overview = first;
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: {
      'identity.overview': () => overview,
      'identity.upload': ({ kind }) => {
        const pictures = [...(overview.checks[0]?.pictures ?? []), { kind, receivedAt: AT }];
        overview = { ...overview, checks: [check({ pictures })] };
        return overview;
      },
      'identity.submit': () => {
        overview = { ...overview, checks: [check({ state: 'submitted', submittedAt: AT })] };
        return overview;
      },
      ...answers,
    },
  });
  shell.render(<IdentityCheckPage />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }) };
}

const picture = (type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], 'picture', { type });
const button = (name: string) => screen.findByRole('button', { name });
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

it('leads from the document over its pictures to what it says, and sends that once', async () => {
  const { shell, user } = await show();
  await user.click(await screen.findByRole('radio', { name: texts.document.passport }));
  await user.click(await button(texts.goOn));
  await user.click(await button(texts.goOn));
  await waitFor(() => expect(screen.getAllByText(texts.fault.missing)).toHaveLength(2));
  for (const kind of ['front', 'portrait'] as const)
    await user.upload(await input(texts.picture[kind].label), picture());
  await waitFor(() => expect(screen.getAllByText(/^Received on/)).toHaveLength(2));
  await user.click(await button(texts.goOn));
  await user.click(await button(texts.send));
  expect(shell.calls.some(({ id }) => id === 'identity.submit')).toBe(false);
  for (const [field, value] of [
    ['name', 'Amina Khatun'],
    ['number', 'BX0123456'],
    ['birthday', '1990-04-01'],
    ['expiresOn', '2031-05-04'],
  ] as const)
    await user.type(await input(texts.field[field]), value);
  await user.click(await button(texts.send));
  expect(await screen.findByText(/^Sent on/)).toBeTruthy();
  expect(shell.calls.filter(({ id }) => id === 'identity.submit').map(({ input: sent }) => sent)).toEqual([
    {
      level: 1,
      document: {
        kind: 'passport',
        name: 'Amina Khatun',
        number: 'BX0123456',
        birthday: '1990-04-01',
        expiresOn: '2031-05-04',
      },
    },
  ]);
});

it('says before it is sent why a file is not taken', async () => {
  const { shell, user } = await show({ level: 0, limits: null, checks: [check({})] });
  const front = await input(texts.picture.front.label);
  await user.upload(front, picture('application/pdf'));
  expect(await screen.findByText(texts.fault.type)).toBeTruthy();
  await user.upload(front, picture('image/jpeg', 10 * 1024 * 1024 + 1));
  expect(await screen.findByText('This picture has more than 10 MB.')).toBeTruthy();
  expect(shell.calls.some(({ id }) => id === 'identity.upload')).toBe(false);
});

it('says that a picture was not taken, and keeps the one before', async () => {
  const before = check({ pictures: [{ kind: 'front', receivedAt: AT }] });
  const { user } = await show(
    { level: 0, limits: null, checks: [before] },
    {
      'identity.upload': () => {
        throw new ApiError('image_refused');
      },
    },
  );
  await user.upload(await input(texts.picture.front.label), picture());
  expect(await screen.findByText(texts.fault.unreadable)).toBeTruthy();
  expect(screen.getByText(/^Received on/)).toBeTruthy();
});

it('shows the reason of a refusal, and that another document costs the level', async () => {
  const refused = check({ state: 'refused', reason: 'The document has expired.', note: 'Since May.' });
  await show({ level: 0, limits: null, checks: [refused] });
  expect(await screen.findByText('The document has expired.')).toBeTruthy();
  expect(screen.getByText('Since May.')).toBeTruthy();
  expect(screen.getByText(texts.levelFirst)).toBeTruthy();
});

it('asks before an approved document is replaced', async () => {
  const { user } = await show({
    level: 1,
    limits: null,
    checks: [check({ state: 'approved', expiresOn: '2031-05-04' })],
  });
  expect(await screen.findByText(texts.replaceHint)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(await button(texts.replace));
  expect(await screen.findByRole('radio', { name: texts.document.passport })).toBeTruthy();
});

it('begins where the check is now, not where the security centre last saw it', async () => {
  const pictures = [{ kind: 'front' as const, receivedAt: AT }];
  const answers: IdentityOverview[] = [
    { level: 0, limits: null, checks: [] },
    { level: 0, limits: null, checks: [check({ documentKind: 'passport', pictures })] },
  ];
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: { 'identity.overview': () => answers.shift() ?? { level: 0, limits: null, checks: [] } },
  });
  const { unmount } = shell.render(<IdentityPanel />);
  expect(await screen.findByText(texts.panel[0])).toBeTruthy();
  await waitFor(() => expect(answers).toHaveLength(1));
  unmount();
  shell.render(<IdentityCheckPage />);
  expect(await screen.findByText(texts.picture.front.label)).toBeTruthy();
});
