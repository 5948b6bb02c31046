import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../app/calls';

type DeskChange =
  | 'depositDesk.approve'
  | 'depositDesk.reject'
  | 'depositDesk.saveChannel'
  | 'depositDesk.saveAccount'
  | 'depositDesk.saveOffer';

/** Makes a change at the deposit desk, says so, and reads what is shown anew. */
export function useDeskChange<Id extends DeskChange>(
  id: Id,
  done: string,
  onDone: () => void,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess: () => {
      notify({ tone: 'success', title: done });
      onDone();
    },
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('depositDesk.') }),
  });
}
