import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../app/calls';
import { useConsoleForm } from '../forms/use-console-form';
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
  const consoleForm = useConsoleForm({ reason: '', percent: STANDARD_PERCENT }, async ({ reason, percent }) => {
    await makeChange(client, change, { brand, remote: remote.remote, reason, percent: Number(percent) });
    notify({ tone: 'success', title: t('change.done', { remote: remote.remote, brand }) });
    onClose();
    await queryClient.invalidateQueries();
  });
  const { form } = consoleForm;
  const isCanary = change.kind === 'canary';
  return {
    ...consoleForm,
    percent: useWatch({ control: form.control, name: 'percent' }),
    percentField: {
      ...form.register('percent', { validate: (text) => !isCanary || isShare(text) || t('change.percentFault') }),
      error: form.formState.errors.percent?.message,
    },
  };
}

/** A whole percentage above zero. */
function isShare(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100;
}
