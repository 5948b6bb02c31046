import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import en from '../../../messages/en.json';
import { ProofForm } from './proof-form';

vi.mock('./passkey-proof', () => {
  throw new Error('offline');
});

it('leaves the typed proof where the one by passkey does not load', async () => {
  const shell = await mockShell({ messages: { member: en } });
  shell.render(
    <ProofForm proof="password" failure={null} isPending={false} submitLabel="Go on" onSubmit={() => undefined} />,
  );
  await act(() => import('./passkey-proof').catch(() => undefined));
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});
