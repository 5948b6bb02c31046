import { mockBoot, mockBrowserApis, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { useDayText } from './use-day-text';

beforeAll(mockBrowserApis);

function Days() {
  const dayText = useDayText();
  return <p>{dayText({ from: '2026-03-01', to: '2026-03-07' })}</p>;
}

it.each([-720, 0, 360, 720, 840])(
  'words calendar days as they are at a brand %i minutes east of GMT',
  async (offsetMinutes) => {
    const { brand } = mockBoot();
    const shell = await mockShell({
      session: mockSession('member'),
      messages: { member: {} },
      boot: { brand: { ...brand, offsetMinutes } },
    });
    const { unmount } = shell.render(<Days />);
    expect(screen.getByText('March 1, 2026 – March 7, 2026')).toBeTruthy();
    unmount();
  },
);
