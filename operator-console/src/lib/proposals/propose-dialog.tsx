import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../forms/form-dialog';
import { RevisionDialog } from '../revision/revision-dialog';
import type { Revision } from '../revision/use-revision';
import { ProposalRows } from './proposal-rows';

/** How a dialog that proposes something ends without a proposal. */
export interface ProposeEnds {
  readonly onClose: () => void;
  /** Opens the form anew, from what counts now. */
  readonly onStartOver: () => void;
}

interface ProposeDialogProps<Values extends FieldValues>
  extends ProposeEnds,
    Omit<ComponentProps<typeof FormDialog<Values>>, 'size' | 'action' | 'onClose'> {
  readonly revision: Revision;
}

/** A form that proposes something to a second operator; says what changed where another revision counts than it was loaded from. */
export function ProposeDialog<Values extends FieldValues>(props: ProposeDialogProps<Values>) {
  const { revision, onStartOver, children, ...dialog } = props;
  const { conflict, accept, close } = revision;
  const t = useMessages('console');
  return (
    <FormDialog<Values> {...dialog} size="lg" action={t('points.propose')}>
      {children}
      {conflict && (
        <RevisionDialog
          action="propose"
          onTakeTheirs={onStartOver}
          onKeepMine={() => {
            accept();
            dialog.consoleForm.submit();
          }}
          onClose={close}
        >
          <ProposalRows
            caption={t('proposals.changes')}
            rows={conflict.rows}
            headers={{ before: t('revision.current'), after: t('revision.mine') }}
          />
        </RevisionDialog>
      )}
    </FormDialog>
  );
}
