import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { RevisionConflict } from '../revision/revision-conflict';
import type { Revision } from '../revision/use-revision';
import type { ConsoleForm } from './use-console-form';

interface FormDialogProps<Values extends FieldValues> {
  readonly title: string;
  /** What will happen. */
  readonly description?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Label of the button that sends; the title by default. */
  readonly action?: string;
  readonly isDangerous?: boolean;
  readonly consoleForm: Pick<ConsoleForm<Values>, 'submit' | 'failure' | 'isPending'>;
  /** Of a form that saves over something. */
  readonly revision?: Pick<Revision, 'conflict' | 'accept' | 'close'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: fields, the reason of a refusal, cancel and send. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    title,
    description,
    size,
    action = title,
    isDangerous = false,
    consoleForm,
    revision,
    onClose,
    children,
  } = props;
  const { submit, failure, isPending } = consoleForm;
  const t = useMessages('console');
  const formId = useId();
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
      footer={
        <div className={forms.footer}>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} loading={isPending}>
            {action}
          </Button>
        </div>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        {children}
      </form>
      {revision && <RevisionConflict revision={revision} submit={() => submit()} onTakeTheirs={onClose} />}
    </Dialog>
  );
}
