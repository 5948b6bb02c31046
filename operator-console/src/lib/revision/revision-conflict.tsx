import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ComponentProps } from 'react';
import { ProposalRows } from '../proposals/proposal-rows';
import { RevisionDialog } from './revision-dialog';
import type { Revision } from './use-revision';

interface RevisionConflictProps {
  readonly action?: ComponentProps<typeof RevisionDialog>['action'];
  readonly revision: Pick<Revision, 'conflict' | 'accept' | 'close'>;
  /** Sends the form again. */
  readonly submit: () => void;
  /** Shows what counts now in place of the form. */
  readonly onTakeTheirs: () => void;
}

/** What counts now beside what a form says, once it has met a conflict. */
export function RevisionConflict({ action = 'save', revision, submit, onTakeTheirs }: RevisionConflictProps) {
  const t = useMessages('console');
  const { conflict, accept, close } = revision;
  if (!conflict) return null;
  return (
    <RevisionDialog
      action={action}
      onTakeTheirs={() => {
        accept();
        onTakeTheirs();
      }}
      onKeepMine={() => {
        accept();
        submit();
      }}
      onClose={close}
    >
      <ProposalRows
        caption={t('proposals.changes')}
        rows={conflict.rows}
        headers={{ before: t('revision.current'), after: t('revision.mine') }}
      />
    </RevisionDialog>
  );
}
