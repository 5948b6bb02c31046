import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import type { ShownLine } from './line-place';

interface GroupDialogProps {
  readonly brand: string;
  readonly line: ShownLine;
  readonly onClose: () => void;
}

/** The prize group of the top of a line. */
export function GroupDialog({ brand, line, onClose }: GroupDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { account, groupRevision, leastGroup, mostGroup } = line;
  const consoleForm = useConsoleForm(
    { group: String(line.prizeGroup ?? ''), reason: '' },
    async ({ group, reason }) => {
      const prizeGroup = Number(group);
      try {
        await client.call('lines.setPrizeGroup', { brand, account, prizeGroup, revision: groupRevision, reason });
        notify({ tone: 'success', title: t('lines.groupSet', { account, group: String(prizeGroup) }) });
        onClose();
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['lines.show'] });
      }
    },
  );
  const { form } = consoleForm;
  const range = t('lines.groupRange', { least: String(leastGroup ?? ''), most: String(mostGroup ?? '') });
  const fits = (value: string) => {
    const group = Number(value);
    return (Number.isInteger(group) && group >= (leastGroup ?? 0) && group <= (mostGroup ?? 0)) || range;
  };
  return (
    <FormDialog size="sm" title={t('lines.setGroup')} consoleForm={consoleForm} onClose={onClose}>
      <TextField
        {...form.register('group', { validate: fits })}
        label={t('lines.group')}
        hint={range}
        error={form.formState.errors.group?.message}
        inputMode="numeric"
        required
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
