import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import type { ReactNode } from 'react';
import forms from '../layout/forms.module.css';

/** What is said of a change that is saved, and of one that is proposed. */
const TEXTS = {
  save: { text: 'revision.text', theirs: 'revision.takeTheirs', mine: 'revision.saveMine' },
  propose: { text: 'revision.proposalText', theirs: 'revision.startOver', mine: 'revision.proposeMine' },
} as const;

interface RevisionDialogProps {
  readonly action: keyof typeof TEXTS;
  /** Gives up this operator's change for what counts now. */
  readonly onTakeTheirs: () => void;
  /** Makes this operator's change from what counts now. */
  readonly onKeepMine: () => void;
  /** Goes back to the form. */
  readonly onClose: () => void;
  /** Both versions where they differ. */
  readonly children: ReactNode;
}

/** Somebody else has changed meanwhile what a form was loaded from: both versions, and the choice between them. */
export function RevisionDialog({ action, onTakeTheirs, onKeepMine, onClose, children }: RevisionDialogProps) {
  const t = useMessages('console');
  const { text, theirs, mine } = TEXTS[action];
  return (
    <Dialog
      open
      size="lg"
      title={t('revision.title')}
      description={t(text)}
      closeLabel={t('close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className={forms.footer}>
          <Button onClick={onTakeTheirs}>{t(theirs)}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t(mine)}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
