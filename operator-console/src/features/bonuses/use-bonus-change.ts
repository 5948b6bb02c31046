import type { bonusAdminCalls } from '@marquee/contract/calls/bonus-admin';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../app/calls';

type BonusCall = keyof typeof bonusAdminCalls;

/** Makes a change to bonuses, confirms it with a toast, and refetches the lists. */
export function useBonusChange<Id extends BonusCall>(
  id: Id,
  done: (value: CallValue<Id>) => string,
  onDone: () => void = () => undefined,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess(value) {
      notify({ tone: 'success', title: done(value) });
      onDone();
    },
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('bonusAdmin.') }),
  });
}
