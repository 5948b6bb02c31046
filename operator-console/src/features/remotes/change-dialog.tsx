import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { useId } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import type { BrandRemote } from './brand-remote';
import { type Change, isDangerous } from './change';
import { ChangeEffects } from './change-effects';
import { NoticeFields } from './notice-fields';
import { TargetField } from './target-field';
import { useChangeForm } from './use-change-form';

interface ChangeDialogProps {
  readonly brand: string;
  readonly remote: BrandRemote;
  readonly change: Change;
  readonly onClose: () => void;
}

/** Shows the effect on members, prompts for a reason, and makes the change. */
export function ChangeDialog({ brand, remote, change, onClose }: ChangeDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const changeForm = useChangeForm({ brand, remote, change, onClose });
  const { form, percent, percentField, target, submit, failure, isPending } = changeForm;
  const names = { remote: remote.remote, brand, version: 'version' in change ? change.version : '' };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(`change.${change.kind}.title`, names)}
      closeLabel={t('close')}
      size={change.kind === 'disable' ? 'lg' : 'md'}
      footer={
        <div className={forms.footer}>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={isDangerous(change) ? 'danger' : 'primary'} loading={isPending}>
            {t(`change.${change.kind}.action`)}
          </Button>
        </div>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <ChangeEffects brand={brand} remote={remote} change={change} percent={percent} target={target} />
        <FailureLine error={failure} />
        {change.kind === 'canary' && (
          <TextField
            label={t('change.percent')}
            hint={t('change.percentHint')}
            inputMode="numeric"
            required
            {...percentField}
          />
        )}
        {change.kind === 'roll-back' && (
          <TargetField remote={remote} value={target} onChange={(version) => form.setValue('target', version)} />
        )}
        {change.kind === 'disable' && <NoticeFields form={form} />}
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
