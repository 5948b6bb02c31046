import { type AdminGame, GAME_STATES } from '@marquee/contract/calls/game-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { SelectField } from '@marquee/ui/select';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FailureLine } from '../failure/failure-line';
import { ReasonField } from '../reason/reason-field';
import styles from './games.module.css';

interface ChoiceDialogProps {
  readonly title: string;
  readonly state: AdminGame['state'];
  /** Whether everything but the reason can be saved. */
  readonly valid: boolean;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly onSave: (choice: { readonly state: AdminGame['state']; readonly reason: string }) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a brand decides about a vendor or a game: open, closed or hidden, and why. */
export function ChoiceDialog({ title, valid, error, busy, onSave, onClose, children, ...was }: ChoiceDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const [state, setState] = useState(was.state);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isGiven = reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGiven && valid) onSave({ state, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {t('games.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        <FailureLine error={error} />
        <SelectField
          label={t('games.stateLabel')}
          options={GAME_STATES.map((value) => ({ value, label: t(`games.state.${value}`) }))}
          value={state}
          onValueChange={(value) => setState(GAME_STATES.find((known) => known === value) ?? state)}
        />
        {children}
        <ReasonField value={reason} missing={tried && !isGiven} onChange={setReason} />
      </form>
    </Dialog>
  );
}
