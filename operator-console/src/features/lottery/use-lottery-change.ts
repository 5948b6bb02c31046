import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/calls';

type LotteryChange =
  | 'lotteryDraws.generate'
  | 'lotteryDraws.move'
  | 'lotteryDraws.enterResult'
  | 'lotteryDraws.confirmResult'
  | 'lotteryDraws.void'
  | 'lotteryExposure.change'
  | 'lotterySettings.save';

/** Makes a change to lotteries, confirms it with a toast, and refetches what is listed of them. */
export function useLotteryChange<Id extends LotteryChange>(
  id: Id,
  done: string | ((value: CallValue<Id>) => string),
  onDone?: () => void,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess: (value) => {
      notify({ tone: 'success', title: typeof done === 'string' ? done : done(value) });
      onDone?.();
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => /^(lottery[A-Z]|proposals\.)/.test(String(queryKey[0])),
      }),
  });
}
