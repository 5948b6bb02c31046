import { type AdminGame, GAME_STATES } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { SelectField } from '@marquee/ui/select';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import { ReasonField } from '../reason/reason-field';
import styles from './games.module.css';

interface ChoiceValues {
  readonly state: AdminGame['state'];
  readonly reason: string;
}

interface ChoiceDialogProps {
  readonly title: string;
  readonly state: AdminGame['state'];
  /** Whether everything but the reason can be saved. */
  readonly valid: boolean;
  /** Makes the call. */
  readonly onSave: (choice: ChoiceValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a brand decides about a vendor or a game: open, closed or hidden, and why. */
export function ChoiceDialog({ title, valid, onSave, onClose, children, ...initial }: ChoiceDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const { form, submit, failure, isPending } = useConsoleForm<ChoiceValues>(
    { state: initial.state, reason: '' },
    async (choice) => {
      if (valid) await onSave(choice);
    },
  );
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
        {children}
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
