import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import type { ApiError } from '@marquee/kit/http/api-error';
import type { ApiClient } from '@marquee/kit/http/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The client of the operator calls; it makes no other call. */
export type OperatorClient = ApiClient<OperatorCallId>;

export const ClientContext = createContext<OperatorClient | null>(null);

export function useClient(): OperatorClient {
  const client = use(ClientContext);
  if (!client) throw new Error('the console has no client');
  return client;
}

/** What other operators do shows after at most this. */
const REFETCH_MS = 15_000;

/** An answer and the call that it is of. */
export type ReadOf<Id extends OperatorCallId> = UseQueryResult<CallValue<Id>, ApiError> & {
  readonly call: { readonly id: Id; readonly input: CallRequest<Id> };
};

/**
 * Reads a call and keeps its answer, the last page too while the next one of the same brand loads.
 * @param refetchMs reads again that often while the page is in view
 */
export function useRead<Id extends OperatorCallId>(id: Id, input: CallRequest<Id>, refetchMs = REFETCH_MS): ReadOf<Id> {
  const client = useClient();
  const query = useQuery<CallValue<Id>, ApiError>({
    queryKey: [id, input],
    queryFn: ({ signal }) => client.call(id, input, { signal }),
    placeholderData: (previous, query) => (brandOf(query?.queryKey[1]) === brandOf(input) ? previous : undefined),
    refetchInterval: refetchMs,
  });
  return { ...query, call: { id, input } };
}

/** The brand that an input names: the rows of one are never shown as another's. */
const brandOf = (input: unknown): unknown => (input as { readonly brand?: unknown } | undefined)?.brand;
