import { type AdminGame, GAME_STATES } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import { ReasonField } from '../reason/reason-field';
import styles from './games.module.css';

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
  readonly initial: Omit<ChoiceValues, 'reason'>;
  readonly order: { readonly label: string; readonly hint: string; readonly pattern: RegExp };
  /** Makes the call. */
  readonly onSave: (choice: ChoiceValues) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What a brand decides about a vendor or a game: open, closed or hidden, in which place, and why. */
export function ChoiceDialog({ title, initial, order, onSave, onClose }: ChoiceDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const { form, submit, failure, isPending } = useConsoleForm<ChoiceValues>({ ...initial, reason: '' }, onSave);
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('games.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
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
      </form>
    </Dialog>
  );
}
