import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../app/calls';
import type { BrandRemote } from './brand-remote';
import { type Change, makeChange } from './change';

const STANDARD_PERCENT = '10';

interface ChangeFormOptions {
  readonly brand: string;
  readonly remote: BrandRemote;
  readonly change: Change;
  readonly onClose: () => void;
}

/** The reason is required for every change, the share for a canary only. */
export function useChangeForm({ brand, remote, change, onClose }: ChangeFormOptions) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [percent, setPercent] = useState(STANDARD_PERCENT);
  const [tried, setTried] = useState(false);
  const faults = {
    reason: tried && reason.trim() === '',
    percent: tried && change.kind === 'canary' && !isShare(percent),
  };
  const { mutate, error, isPending } = useMutation<void, ApiError>({
    mutationFn: () =>
      makeChange(client, change, { brand, remote: remote.remote, reason: reason.trim(), percent: Number(percent) }),
    onSuccess: async () => {
      notify({ tone: 'success', title: t('change.done', { remote: remote.remote, brand }) });
      onClose();
      await queryClient.invalidateQueries();
    },
  });
  const submit = () => {
    setTried(true);
    if (reason.trim() !== '' && (change.kind !== 'canary' || isShare(percent))) mutate();
  };
  return { reason, setReason, percent, setPercent, faults, submit, error, isPending };
}

/** A whole percentage that somebody gets. */
function isShare(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100;
}
