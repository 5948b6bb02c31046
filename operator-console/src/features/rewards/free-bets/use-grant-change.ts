import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { FreeBetGrant } from '@marquee/contract/calls/free-bets';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { useReason } from '../../../lib/failure/use-reason';

type GrantChange = 'freeBets.grant' | 'freeBets.askAgain';

/** Requests free bets, shows the vendor's answer, and refetches the list. @param onGrant told what became of it */
export function useGrantChange<Id extends GrantChange>(
  id: Id,
  onGrant?: (grant: FreeBetGrant) => void,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const t = useMessages('console');
  const reasonOf = useReason();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess(grant) {
      const { member, state, refusal } = grant;
      if (state === 'asked') notify({ tone: 'warning', title: t('freeBets.unanswered') });
      else if (state === 'refused')
        notify({ tone: 'danger', title: t('freeBets.refused', { code: refusal ?? state }) });
      else notify({ tone: 'success', title: t('freeBets.given', { member }) });
      onGrant?.(grant);
    },
    // The form shows its own.
    onError: (error) => (id === 'freeBets.askAgain' ? notify({ tone: 'danger', title: reasonOf(error) }) : undefined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['freeBets.list'] }),
  });
}
