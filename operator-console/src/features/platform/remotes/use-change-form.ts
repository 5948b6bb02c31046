import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { type BrandRemote, rollBackTargets } from './brand-remote';
import { type Change, makeChange } from './change';

const STANDARD_PERCENT = '10';

export interface ChangeValues {
  readonly reason: string;
  readonly percent: string;
  /** The release that a roll-back goes to. */
  readonly target: string;
  /** By language; empty ones are left out. */
  readonly notices: Record<string, string>;
}

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
  const target = remote.previous ?? rollBackTargets(remote)[0]?.version ?? '';
  const defaults = { reason: '', percent: STANDARD_PERCENT, target, notices: remote.offNotices };
  const consoleForm = useConsoleForm<ChangeValues>(defaults, async (values) => {
    const { remote: name, revision } = remote;
    const input = { brand, remote: name, revision, ...values, percent: Number(values.percent) };
    try {
      await makeChange(client, change, { ...input, notices: written(values.notices) });
    } finally {
      // Another operator's change shows behind the dialog, and the next attempt is based on it.
      await queryClient.invalidateQueries();
    }
    notify({ tone: 'success', title: t('change.done', { remote: name, brand }) });
    onClose();
  });
  const { form } = consoleForm;
  const isCanary = change.kind === 'canary';
  return {
    ...consoleForm,
    percent: useWatch({ control: form.control, name: 'percent' }),
    target: useWatch({ control: form.control, name: 'target' }),
    percentField: {
      ...form.register('percent', { validate: (text) => !isCanary || isShare(text) || t('change.percentFault') }),
      error: form.formState.errors.percent?.message,
    },
  };
}

const written = (notices: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(notices).flatMap(([language, text]) => (text?.trim() ? [[language, text]] : [])));

/** A whole percentage above zero. */
function isShare(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100;
}
