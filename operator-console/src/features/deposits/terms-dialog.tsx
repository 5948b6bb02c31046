import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { Dialog } from '@marquee/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';

interface TermsDialogProps {
  readonly title: string;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
  readonly reason: string;
  readonly onReasonChange: (reason: string) => void;
  /** After the first try to save. */
  readonly tried: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of terms: its fields, whether they hold, and why they are changed. */
export function TermsDialog(props: TermsDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const { title, error, busy, enabled, reason, tried, onClose } = props;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSave();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      closeLabel={t('close')}
      size="lg"
      footer={
        <div className={forms.footer}>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {t('depositTerms.save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className={forms.form} onSubmit={onSubmit} noValidate>
        <FailureLine error={error} />
        {props.children}
        <Switch
          label={t('depositTerms.enabled')}
          checked={enabled}
          onChange={(event) => props.onEnabledChange(event.target.checked)}
        />
        <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={props.onReasonChange} />
      </form>
    </Dialog>
  );
}
