import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

export type BrandStatus = CallValue<'brandStatus.read'>;

type StatusCall =
  | 'brandStatus.setMaintenance'
  | 'brandStatus.setRegions'
  | 'brandStatus.setSupport'
  | 'brandStatus.setAccountRules'
  | 'brandStatus.setDisplay'
  | 'brandStatus.setJurisdiction'
  | 'brandStatus.setSafeguards'
  | 'brandStatus.setWithdrawal';

/** Changes the status of a brand, confirms it with a toast, and refetches all queries. */
export function useStatusChange<Id extends StatusCall>(
  id: Id,
  brand: string,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: (input) => client.call(id, input),
    onSuccess: async () => {
      notify({ tone: 'success', title: t('status.done', { brand }) });
      await queryClient.invalidateQueries();
    },
  });
}
