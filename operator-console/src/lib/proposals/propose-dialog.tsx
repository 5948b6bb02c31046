import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../forms/form-dialog';
import { RevisionConflict } from '../revision/revision-conflict';
import type { Revision } from '../revision/use-revision';

/** How a dialog that proposes something ends without a proposal. */
export interface ProposeEnds {
  readonly onClose: () => void;
  /** Opens the form anew, from what counts now. */
  readonly onStartOver: () => void;
}

interface ProposeDialogProps<Values extends FieldValues>
  extends ProposeEnds,
    Omit<ComponentProps<typeof FormDialog<Values>>, 'size' | 'action' | 'revision' | 'onClose'> {
  readonly revision: Revision;
}

/** A form that proposes something to a second operator; says what changed where another revision counts than it was loaded from. */
export function ProposeDialog<Values extends FieldValues>(props: ProposeDialogProps<Values>) {
  const { revision, onStartOver, children, ...dialog } = props;
  const t = useMessages('console');
  return (
    <FormDialog<Values> {...dialog} size="lg" action={t('points.propose')}>
      {children}
      <RevisionConflict
        action="propose"
        revision={revision}
        submit={() => dialog.consoleForm.submit()}
        onTakeTheirs={onStartOver}
      />
    </FormDialog>
  );
}
