import type { ExclusionLength } from '@marquee/contract/constants';
import { useAlertTexts, useCallMutation, useMessages, useSessionActions, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { useDialog } from '../dialog/use-dialog';
import styles from './limits.module.css';

interface ExclusionDialogProps {
  readonly length: ExclusionLength;
  readonly onClosed: () => void;
}

/** Confirms a self-exclusion, which cannot be undone, by a checkbox; then signs the member out. */
export function ExclusionDialog({ length, onClosed }: ExclusionDialogProps) {
  const t = useMessages('member');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const { logout } = useSessionActions();
  const exclude = useCallMutation('limits.selfExclude');
  const dialog = useDialog(onClosed);
  const [understood, setUnderstood] = useState(false);
  const confirm = () =>
    exclude.mutate(
      { length },
      {
        onSuccess: () => {
          toast({ kind: 'info', message: t('limits.excluded') });
          void logout();
        },
      },
    );
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t('limits.exclusionTitle', { length: t(`limits.length.${length}`) })}
      description={t('limits.exclusionMessage')}
    >
      <div className={styles.form}>
        <Checkbox
          label={t('limits.understood')}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        <FormAlert {...alertTexts(exclude.error)} />
        <Button variant="danger" block disabled={!understood} loading={exclude.isPending} onClick={confirm}>
          {t('limits.exclude')}
        </Button>
      </div>
    </Dialog>
  );
}
