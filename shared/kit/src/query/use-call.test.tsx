import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../http/api-error';
import { installRuntime, type KitRuntime } from '../runtime';
import { useCall, useCallMutation } from './use-call';

const failure = new ApiError('network_abnormal', 'request-1');
const answer = { promotionId: 'p1' } as never;

/** A mutation whose call is answered by hand, with recording callbacks. */
function renderMutation() {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const answers: { readonly resolve: (value: never) => void; readonly reject: (error: ApiError) => void }[] = [];
  const call = () => new Promise<never>((resolve, reject) => void answers.push({ resolve, reject }));
  installRuntime({ queryClient, client: { call } } as Partial<KitRuntime> as KitRuntime);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => useCallMutation('promotions.join'), { wrapper });
  const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn() };
  const mutate = (promotionId: string) =>
    act(async () => hook.result.current.mutate({ promotionId, language: 'en' }, callbacks));
  return { ...hook, ...callbacks, mutate, answers };
}

const firstArguments = (callback: ReturnType<typeof vi.fn>) => callback.mock.calls.map(([value]) => value as unknown);

it.each([true, false])('runs the callbacks of a call that succeeds, mounted: %s', async (isMounted) => {
  const { mutate, unmount, answers, onSuccess, onError, onSettled } = renderMutation();
  await mutate('p1');
  if (!isMounted) unmount();
  await act(async () => answers[0]?.resolve(answer));
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(firstArguments(onSuccess)).toEqual([answer]);
  expect(onSettled.mock.calls[0]?.slice(0, 3)).toEqual([answer, null, { promotionId: 'p1', language: 'en' }]);
  expect(onError).not.toHaveBeenCalled();
});

it.each([true, false])('runs the callbacks of a call that fails, mounted: %s', async (isMounted) => {
  const { mutate, unmount, answers, onSuccess, onError, onSettled } = renderMutation();
  await mutate('p1');
  if (!isMounted) unmount();
  await act(async () => answers[0]?.reject(failure));
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(firstArguments(onError)).toEqual([failure]);
  expect(onSettled.mock.calls[0]?.slice(0, 2)).toEqual([undefined, failure]);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('runs the callbacks of each of two calls', async () => {
  const { mutate, answers, onSuccess, onError } = renderMutation();
  await mutate('p1');
  await mutate('p2');
  await act(async () => answers[0]?.reject(failure));
  await act(async () => answers[1]?.resolve(answer));
  await waitFor(() => expect(firstArguments(onSuccess)).toEqual([answer]));
  expect(firstArguments(onError)).toEqual([failure]);
});

it('shows the state of the call', async () => {
  const { mutate, answers, result } = renderMutation();
  await mutate('p1');
  await waitFor(() => expect(result.current.isPending).toBe(true));
  await act(async () => answers[0]?.resolve(answer));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.data).toBe(answer);
});

it('keeps one function over renders', () => {
  const { result, rerender } = renderMutation();
  const { mutate } = result.current;
  rerender();
  expect(result.current.mutate).toBe(mutate);
});

it('gives up the earlier request when a page asks for something else, as a search does', async () => {
  const queryClient = new QueryClient();
  const signals: AbortSignal[] = [];
  const call = (_id: string, _input: object, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  const session = createStore(() => ({ member: null }));
  installRuntime({ queryClient, client: { call }, session } as unknown as KitRuntime);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ account }) => useCall('agent.line', { account }, { keepPrevious: true }), {
    wrapper,
    initialProps: { account: 'mi' },
  });
  rerender({ account: 'mira' });
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
