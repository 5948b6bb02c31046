import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { WireCallId } from '@marquee/contract/wire-table';
import {
  type MutateOptions,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApiError } from '../http/api-error';
import type { CallOptions } from '../http/client';
import { runtime } from '../runtime';
import { useStore } from 'zustand';
import { previousOf } from './subject-keys';
import { createOpenIntent } from './intent-key';

export interface UseCallOptions {
  readonly enabled?: boolean;
  /** How long an answer counts as fresh; 30 s by default. */
  readonly staleMs?: number;
  /** Shows the last page while the next one loads. */
  readonly keepPrevious?: boolean;
}

const STALE_MS = 30_000;

/** Makes a call outside React. @throws ApiError */
export function callApi<Id extends WireCallId>(
  id: Id,
  input: CallRequest<Id>,
  options?: CallOptions,
): Promise<CallValue<Id>> {
  return runtime().client.call(id, input, options);
}

/** The key under which `useCall` keeps an answer; without input it stands for all answers of the call. */
export function callKey<Id extends WireCallId>(id: Id, input?: CallRequest<Id>): QueryKey {
  return input === undefined ? [id] : [id, input];
}

/** Reads a call and caches its answer for all users of the same request. */
export function useCall<Id extends WireCallId>(
  id: Id,
  input: CallRequest<Id>,
  options: UseCallOptions = {},
): UseQueryResult<CallValue<Id>, ApiError> {
  // Reads again for whom the page belongs to now.
  const subject = useStore(runtime().session, ({ member }) => member?.id ?? null);
  return useQuery<CallValue<Id>, ApiError>({
    queryKey: callKey(id, input),
    queryFn: ({ signal }) => callApi(id, input, { signal }),
    staleTime: options.staleMs ?? STALE_MS,
    ...(options.enabled !== undefined && { enabled: options.enabled }),
    ...(options.keepPrevious && { placeholderData: previousOf(subject) }),
  });
}

/**
 * Makes a call on demand. A call that moves money keeps its key until it succeeded, so that a retry is the same intent.
 * The callbacks of `mutate` always run, after the component has left the page, too: the call was made all the same, and its
 * toast and refetches are due.
 * @param intentOf what of a request makes it that intent; all of it by default
 */
export function useCallMutation<Id extends WireCallId>(
  id: Id,
  intentOf: (input: CallRequest<Id>) => unknown = (input) => input,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const [intent] = useState(() => createOpenIntent());
  const mutation = useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: async (input) => {
      const idempotencyKey = intent.keyOf(intentOf(input));
      const value = await callApi(id, input, { idempotencyKey });
      intent.settle(idempotencyKey);
      return value;
    },
  });
  const { mutateAsync } = mutation;
  // The library's own `mutate` drops its callbacks when the component unmounts before the answer.
  const mutate = useCallback(
    (input: CallRequest<Id>, callbacks: MutateOptions<CallValue<Id>, ApiError, CallRequest<Id>> = {}) => {
      const { onSuccess, onError, onSettled } = callbacks;
      const context = { client: runtime().queryClient, meta: undefined };
      void mutateAsync(input).then(
        (value) => {
          onSuccess?.(value, input, undefined, context);
          onSettled?.(value, null, input, undefined, context);
        },
        (error: ApiError) => {
          onError?.(error, input, undefined, context);
          onSettled?.(undefined, error, input, undefined, context);
        },
      );
    },
    [mutateAsync],
  );
  return { ...mutation, mutate: mutate as typeof mutation.mutate };
}

/** Refetches the answers of a call wherever they are displayed. */
export function refreshCall(id: WireCallId): Promise<void> {
  return runtime().queryClient.invalidateQueries({ queryKey: callKey(id) });
}
