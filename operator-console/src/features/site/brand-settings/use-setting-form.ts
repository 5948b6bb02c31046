import { BRAND_SETTINGS, type BrandSettingName, takesTwoPersons } from '@marquee/contract/brand-settings';
import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import type { CallRequest } from '@marquee/contract/calls/index';
import { REASON_MIN_LENGTH } from '@marquee/contract/constants';
import { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, useWatch } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import type { Conflict } from './conflict-dialog';
import type { SettingFormValues } from './setting-control';

/**
 * The form of a setting: checked by its schema, and saved from the revision that it shows. What another operator saves meanwhile is
 * shown at once while nothing is entered, and as a conflict otherwise.
 */
export function useSettingForm(brand: string, latest: BrandSettingState) {
  const [base, setBase] = useState(latest);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const revision = useRef(latest.revision);
  const seen = useRef(latest.revision);
  const send = useSend(brand, latest.setting);
  const consoleForm = useConsoleForm<SettingFormValues>(
    { value: base.value, reason: '' },
    async ({ value, reason }) => {
      try {
        show(await send(revision.current, { value, reason }));
      } catch (error) {
        const theirs = conflictOf(error);
        if (!theirs) throw error;
        setConflict({ theirs, mine: value });
      }
    },
    { resolver: useSchemaResolver(latest.setting) },
  );
  const { form, submit } = consoleForm;
  const { isDirty } = form.formState;

  function show(state: BrandSettingState) {
    revision.current = state.revision;
    setBase(state);
    setConflict(null);
    form.reset({ value: state.value, reason: '' });
  }
  useEffect(() => {
    // The last answer of the server can be older than what this form saved since.
    if (isDirty || latest.revision === seen.current) return;
    seen.current = latest.revision;
    if (latest.revision !== revision.current) show(latest);
  });

  const draft: unknown = useWatch({ control: form.control, name: 'value' });
  const { data: valid } = BRAND_SETTINGS[latest.setting].schema.safeParse(draft);
  return {
    ...consoleForm,
    draft,
    needsTwo: valid !== undefined && takesTwoPersons(latest.setting, base.value, valid),
    conflict,
    takeTheirs: () => conflict && show(conflict.theirs),
    saveMine() {
      if (!conflict) return;
      revision.current = conflict.theirs.revision;
      setBase(conflict.theirs);
      setConflict(null);
      submit();
    },
    closeConflict: () => setConflict(null),
  };
}

interface Change {
  readonly value: unknown;
  readonly reason: string;
}

/** Sends a change, and says what became of it. @returns what counts */
function useSend(brand: string, setting: BrandSettingName) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return async (revision: string, { value, reason }: Change): Promise<BrandSettingState> => {
    const request = { brand, setting, revision, value, reason } as CallRequest<'brandSettings.set'>;
    const { state, proposal } = await client.call('brandSettings.set', request);
    notify({ tone: 'success', title: proposal ? t('proposals.state.open') : t('settings.done', { brand }) });
    void queryClient.invalidateQueries();
    return state;
  };
}

function useSchemaResolver(setting: BrandSettingName): Resolver<SettingFormValues> {
  const t = useMessages('console');
  return ({ value, reason }) => {
    const { data, error } = BRAND_SETTINGS[setting].schema.safeParse(value);
    const errors: FieldErrors = {};
    for (const { path, code } of error?.issues ?? [])
      set(errors, ['value', ...path].join('.'), { type: code, message: code });
    if (reason.trim().length < REASON_MIN_LENGTH)
      errors['reason'] = { type: 'required', message: t('change.reasonFault') };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: { value: data, reason }, errors: {} };
  };
}

/** What counts now, where a change was refused because of it. */
const conflictOf = (error: unknown): BrandSettingState | null =>
  error instanceof ApiError && error.code === 'settings_changed'
    ? (error.details['current'] as BrandSettingState)
    : null;
