import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

/** A page that reads one call, and whose visitor changes. */
function page() {
  let subject: string | null = null;
  const client = createQueryClient(() => subject);
  const options = () => ({
    queryKey: ['wallets.balance', {}],
    queryFn: async () => `of ${subject ?? 'a guest'}`,
    staleTime: 60_000,
  });
  const observer = new QueryObserver(client, options());
  const stop = observer.subscribe(() => undefined);
  return {
    client,
    stop,
    shown: () => observer.getCurrentResult().data,
    become(next: string | null) {
      subject = next;
      // As the next rendering does.
      observer.setOptions(client.defaultQueryOptions(options()));
    },
  };
}

it('never shows an account what was read for another one, also with the same key', async () => {
  const { client, shown, become, stop } = page();
  become('m-1');
  await vi.waitFor(() => expect(shown()).toBe('of m-1'));
  become('m-2');
  expect(shown()).toBeUndefined();
  await vi.waitFor(() => expect(shown()).toBe('of m-2'));
  expect(client.getQueryData(['wallets.balance', {}])).toBe('of m-2');
  become(null);
  expect(shown()).toBe('of a guest');
  stop();
  client.clear();
});

it('shows what a guest saw until the answers of the account are there', async () => {
  const { client, shown, become, stop } = page();
  await vi.waitFor(() => expect(shown()).toBe('of a guest'));
  become('m-1');
  expect(shown()).toBe('of a guest');
  await vi.waitFor(() => expect(shown()).toBe('of m-1'));
  stop();
  client.clear();
});

it('reaches the answers of everybody when a call is read again', async () => {
  const { client, shown, become, stop } = page();
  become('m-1');
  await vi.waitFor(() => expect(shown()).toBe('of m-1'));
  client.setQueryData(['wallets.balance', {}], 'old');
  await client.invalidateQueries({ queryKey: ['wallets.balance'] });
  expect(shown()).toBe('of m-1');
  stop();
  client.clear();
});
