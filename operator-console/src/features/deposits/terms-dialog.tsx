import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { Dialog } from '@marquee/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FailureLine } from '../failure/failure-line';
import type { ConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';

interface TermsDialogProps<Values extends FieldValues & { readonly enabled: boolean; readonly reason: string }>
  extends ConsoleForm<Values> {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of terms: its fields, whether they are enabled, and the reason of the change. */
export function TermsDialog<Values extends FieldValues & { readonly enabled: boolean; readonly reason: string }>({
  title,
  onClose,
  children,
  form,
  submit,
  failure,
  isPending,
}: TermsDialogProps<Values>) {
  const t = useMessages('console');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      closeLabel={t('close')}
      size="lg"
      footer={
        <div className={forms.footer}>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t('depositTerms.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        {children}
        <Switch {...form.register('enabled' as FieldPath<Values>)} label={t('depositTerms.enabled')} />
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
