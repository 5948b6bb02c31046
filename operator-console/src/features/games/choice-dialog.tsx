import { type AdminGame, GAME_STATES } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../lib/forms/form-dialog';
import { useConsoleForm } from '../../lib/forms/use-console-form';
import { useRevision } from '../../lib/revision/use-revision';
import { ReasonField } from '../../lib/reason/reason-field';

interface ChoiceValues {
  readonly state: AdminGame['state'];
  /** As it is typed. */
  readonly order: string;
  /** Of games only. */
  readonly hot?: boolean;
  readonly reason: string;
}

interface ChoiceDialogProps {
  readonly title: string;
  /** Of what it was opened from. */
  readonly loaded: string;
  readonly initial: Omit<ChoiceValues, 'reason'>;
  readonly order: { readonly label: string; readonly hint: string; readonly pattern: RegExp };
  /** Makes the call. */
  readonly onSave: (choice: ChoiceValues & { readonly revision: string }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What a brand decides about a vendor or a game: open, closed or hidden, in which place, and why. */
export function ChoiceDialog({ title, loaded, initial, order, onSave, onClose }: ChoiceDialogProps) {
  const t = useMessages('console');
  const revision = useRevision(loaded);
  const consoleForm = useConsoleForm<ChoiceValues>({ ...initial, reason: '' }, (choice) =>
    revision.send((base) => onSave({ ...choice, revision: base })),
  );
  const { form } = consoleForm;
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <FormDialog title={title} action={t('games.save')} consoleForm={consoleForm} revision={revision} onClose={onClose}>
      <SelectField
        label={t('games.stateLabel')}
        options={GAME_STATES.map((value) => ({ value, label: t(`games.state.${value}`) }))}
        value={state}
        onValueChange={(value) => form.setValue('state', GAME_STATES.find((option) => option === value) ?? state)}
      />
      <TextField
        {...form.register('order', { validate: (text) => order.pattern.test(text) || t('games.orderFault') })}
        label={order.label}
        hint={order.hint}
        inputMode="numeric"
        error={form.formState.errors.order?.message}
      />
      {initial.hot !== undefined && <Checkbox {...form.register('hot')} label={t('games.hot')} />}
      <ReasonField form={form} />
    </FormDialog>
  );
}
