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

/**
 * Reads a call and keeps its answer, the last page too while the next one of the same brand loads. @param refetchMs reads again
 * that often
 */
export function useRead<Id extends OperatorCallId>(
  id: Id,
  input: CallRequest<Id>,
  refetchMs?: number,
): UseQueryResult<CallValue<Id>, ApiError> {
  const client = useClient();
  return useQuery<CallValue<Id>, ApiError>({
    queryKey: [id, input],
    queryFn: ({ signal }) => client.call(id, input, { signal }),
    placeholderData: (previous, query) => (brandOf(query?.queryKey[1]) === brandOf(input) ? previous : undefined),
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
  });
}

/** The brand that an input names: the rows of one are never shown as another's. */
const brandOf = (input: unknown): unknown => (input as { readonly brand?: unknown } | undefined)?.brand;
