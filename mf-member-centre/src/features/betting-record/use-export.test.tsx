import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, expect, it, vi } from 'vitest';
import ar from '../../messages/ar.json';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { useBetsExport } from './use-export';

const entry = {
  betId: 'B1',
  placedAt: '2026-11-21T19:30:00.000Z',
  gameName: 'K3',
  vassalage: 'V1',
  roundId: 'R1',
  stake: '12.50',
  validBet: '12.50',
  payout: '0.00',
  net: '-12.50',
  status: 'settled',
};

function Export() {
  const { run } = useBetsExport({ from: '2026-11-22', to: '2026-11-22' });
  return <button onClick={() => void run()}>export</button>;
}

afterEach(() => vi.unstubAllGlobals());

it.each(Object.entries({ en, bn, ar }))(
  'writes times and figures for programs on a page in %s',
  async (language, catalogue) => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const shell = await mockShell({
      session: mockSession('member'),
      messages: { member: catalogue },
      boot: { language },
      answers: {
        'records.bets': { content: [entry], pageNum: 1, pageSize: 100, totalPages: 1, totalElements: 1 } as never,
      },
    });
    shell.render(<Export />);
    await userEvent.click(screen.getByRole('button', { name: 'export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const row = (await files[0]?.text())?.trimEnd().split('\r\n')[1];
    expect(row).toMatch(/^2026-11-22T01:30:00\+06:00,/);
    expect(row).toContain(',-12.50,');
    expect(row).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f০-৯٠-٩]/);
  },
);
