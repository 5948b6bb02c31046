import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

type AdminChange =
  | 'depositAdmin.approve'
  | 'depositAdmin.reject'
  | 'depositAdmin.saveChannel'
  | 'depositAdmin.saveAccount';

/** Makes a change to deposits or their terms, confirms it with a toast, and refetches the lists. */
export function useAdminChange<Id extends AdminChange>(
  id: Id,
  done: string | ((value: CallValue<Id>) => string),
  onDone: () => void,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess: (value) => {
      notify({ tone: 'success', title: typeof done === 'string' ? done : done(value) });
      onDone();
    },
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('depositAdmin.') }),
  });
}
