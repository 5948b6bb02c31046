import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Switch } from '@marquee/ui/choice';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormDialog } from './form-dialog';
import type { ConsoleForm } from './use-console-form';
import { ReasonField } from '../reason/reason-field';

interface Terms extends FieldValues {
  readonly enabled: boolean;
  readonly reason: string;
}

interface TermsDialogProps<Values extends Terms> {
  readonly title: string;
  readonly consoleForm: ConsoleForm<Values>;
  readonly revision: NonNullable<ComponentProps<typeof FormDialog>['revision']>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of terms: its fields, whether they are enabled, and the reason of the change. */
export function TermsDialog<Values extends Terms>(props: TermsDialogProps<Values>) {
  const { children, ...dialog } = props;
  const { consoleForm } = dialog;
  const { form } = consoleForm;
  const t = useMessages('console');
  return (
    <FormDialog {...dialog} size="lg" action={t('depositTerms.save')}>
      {children}
      <Switch {...form.register('enabled' as FieldPath<Values>)} label={t('depositTerms.enabled')} />
      <ReasonField form={form} />
    </FormDialog>
  );
}
