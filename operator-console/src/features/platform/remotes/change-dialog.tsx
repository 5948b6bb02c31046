import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
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
  const changeForm = useChangeForm({ brand, remote, change, onClose });
  const { form, percent, percentField, target } = changeForm;
  const names = { remote: remote.remote, brand, version: 'version' in change ? change.version : '' };
  return (
    <FormDialog
      size={change.kind === 'disable' ? 'lg' : 'md'}
      title={t(`change.${change.kind}.title`, names)}
      action={t(`change.${change.kind}.action`)}
      isDangerous={isDangerous(change)}
      consoleForm={changeForm}
      onClose={onClose}
    >
      <ChangeEffects brand={brand} remote={remote} change={change} percent={percent} target={target} />
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
    </FormDialog>
  );
}
