import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/calls';

type GameChange = 'gameAdmin.saveVendor' | 'gameAdmin.saveGame' | 'jackpotAdmin.save' | 'jackpotAdmin.connect';

/** Saves a brand's settings of a vendor or a game, confirms it with a toast, and refetches the lists. */
export function useGameChange<Id extends GameChange>(
  id: Id,
  onDone?: () => void,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess: () => {
      notify({ tone: 'success', title: t('games.saved') });
      onDone?.();
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => /^(gameAdmin|jackpotAdmin)\./.test(String(queryKey[0])),
      }),
  });
}
