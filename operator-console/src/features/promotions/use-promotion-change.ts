import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { promotionsAdminCalls } from '@marquee/contract/calls/promotions-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { createOpenIntent } from '@marquee/kit/query/intent-key';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../app/calls';

type PromotionCall = keyof typeof promotionsAdminCalls;

/**
 * Makes a change to promotions, confirms it with a toast, and refetches what is shown of them. The same change again is
 * the same intent until it has succeeded.
 */
export function usePromotionChange<Id extends PromotionCall>(
  id: Id,
  done: (value: CallValue<Id>) => string,
  onDone: (value: CallValue<Id>) => void = () => undefined,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const queryClient = useQueryClient();
  const [intent] = useState(() => createOpenIntent());
  return useMutation<CallValue<Id>, ApiError, CallRequest<Id>>({
    mutationFn: async (input) => {
      const idempotencyKey = intent.keyOf(input);
      const value = await client.call(id, input, { idempotencyKey });
      intent.settle(idempotencyKey);
      return value;
    },
    onSuccess(value) {
      notify({ tone: 'success', title: done(value) });
      onDone(value);
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('promotionsAdmin.'),
      }),
  });
}
