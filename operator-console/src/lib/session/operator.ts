import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError } from '@marquee/kit/http/api-error';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useClient } from '../calls';

export type Operator = CallValue<'operator.me'>;

/** Null in the query cache: no operator is signed in. */
export const signedOutKey = ['operator.me'] as const;

const SIGNED_OUT = new Set(['not_logged_in', 'session_expired']);

/**
 * Set in this browser from a sign-in to the sign-out: without it there is no session to ask the server for. It holds nothing
 * but its presence; the session itself is a cookie that scripts cannot read.
 */
const SIGNED_IN = 'console.signed-in';

/** The signed-in operator; null for none. */
export function useOperatorQuery(): UseQueryResult<Operator | null, ApiError> {
  const client = useClient();
  return useQuery<Operator | null, ApiError>({
    queryKey: signedOutKey,
    queryFn: async () => {
      if (localStorage.getItem(SIGNED_IN) === null) return null;
      try {
        return await client.call('operator.me', {});
      } catch (error) {
        if (!(error instanceof ApiError && SIGNED_OUT.has(error.code))) throw error;
        localStorage.removeItem(SIGNED_IN);
        return null;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const OperatorContext = createContext<Operator | null>(null);

/** The signed-in operator. Only below the session gate. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('no operator is signed in');
  return operator;
}

/** Sets the signed-in operator and drops all cached queries of the previous one. */
export function useSetOperator(): (operator: Operator | null) => void {
  const queryClient = useQueryClient();
  return (operator) => {
    if (operator) localStorage.setItem(SIGNED_IN, '');
    else localStorage.removeItem(SIGNED_IN);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signedOutKey[0] });
    queryClient.setQueryData(signedOutKey, operator);
  };
}
