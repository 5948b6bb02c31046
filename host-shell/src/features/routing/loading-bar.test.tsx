import { type Federation, FederationContext } from '@marquee/kit/host';
import { act, mockBoot, render } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { LoadingBar } from './loading-bar';

it('is there while the code of a page is on its way, and gone with it', () => {
  let status: 'loading' | 'failed' = 'loading';
  let finish = () => {};
  const states = {
    loading: { status: 'loading', attempt: 0 },
    failed: { status: 'failed', attempt: 0, reason: 'network', phase: 'script' },
  } as const;
  const federation = {
    boot: mockBoot,
    subscribe: (listener: () => void) => {
      finish = listener;
      return () => undefined;
    },
    state: () => states[status],
  } as unknown as Federation;
  const { container } = render(
    <FederationContext value={federation}>
      <LoadingBar remote="mf-games" contribution="list-rng" />
    </FederationContext>,
  );
  expect(container.childElementCount).toBe(1);
  status = 'failed';
  act(() => finish());
  expect(container.childElementCount).toBe(0);
});
