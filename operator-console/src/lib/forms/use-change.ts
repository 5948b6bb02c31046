import type { bonusAdminCalls } from '@marquee/contract/calls/bonus-admin';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { missionsAdminCalls } from '@marquee/contract/calls/missions-admin';
import type { pointsAdminCalls } from '@marquee/contract/calls/points-admin';
import type { prizesAdminCalls } from '@marquee/contract/calls/prizes-admin';
import type { promotionsAdminCalls } from '@marquee/contract/calls/promotions-admin';
import type { rebatesAdminCalls } from '@marquee/contract/calls/rebates-admin';
import type { vipAdminCalls } from '@marquee/contract/calls/vip-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { createOpenIntent } from '@marquee/kit/query/intent-key';
import { notify } from '@marquee/ui';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../calls';

type ChangeCall =
  | keyof typeof bonusAdminCalls
  | keyof typeof missionsAdminCalls
  | keyof typeof pointsAdminCalls
  | keyof typeof prizesAdminCalls
  | keyof typeof promotionsAdminCalls
  | keyof typeof rebatesAdminCalls
  | keyof typeof vipAdminCalls;

/**
 * Makes a change to what rewards members, confirms it with a toast, and refetches the lists of its domain and the proposals. The
 * same change again is the same intent until it has succeeded.
 */
export function useChange<Id extends ChangeCall>(
  id: Id,
  done: (value: CallValue<Id>) => string,
  onDone: (value: CallValue<Id>) => void = () => undefined,
): UseMutationResult<CallValue<Id>, ApiError, CallRequest<Id>> {
  const client = useClient();
  const domain = `${id.split('.')[0]}.`;
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
        predicate: ({ queryKey }) => [domain, 'proposals.'].some((part) => String(queryKey[0]).startsWith(part)),
      }),
  });
}
