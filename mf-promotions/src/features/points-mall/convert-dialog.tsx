import type { CallValue } from '@marquee/contract/calls/index';
import { useAlertTexts, useCall, useFormat, useMessages } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useId } from 'react';
import styles from './points-form.module.css';
import { useConvert } from './use-convert';
import { SetPasswordFirst, WithdrawPasswordField } from './withdraw-password-field';

interface ConvertDialogProps {
  /** Of the member. */
  readonly points: number;
  readonly rules: CallValue<'points.config'>;
  readonly onClose: () => void;
}

/** Turns points into money, with what they give as one types. */
export function ConvertDialog({ points, rules, onClose }: ConvertDialogProps) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const alertTexts = useAlertTexts();
  const password = useCall('withdrawPassword.state', {}, { staleMs: 0 });
  const form = useConvert(points, rules, onClose);
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('points.convert.open')}
      description={t('points.convert.text')}
      closeLabel={t('close')}
      footer={
        password.data?.isSet && (
          <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
            {form.worth === null
              ? t('points.convert.open')
              : t('points.convert.submitSum', { amount: money(form.worth) })}
          </Button>
        )
      }
    >
      {!password.data && <Skeleton shape="block" height="12rem" />}
      {password.data?.isSet === false && <SetPasswordFirst />}
      {password.data?.isSet && (
        <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
          <TextField
            label={t('points.convert.points')}
            hint={t('points.convert.hint', {
              count: form.minimum,
              points: number(points),
              minimum: number(form.minimum),
            })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            {...form.points}
            error={form.pointsError}
            required
          />
          <p className={styles.sum} aria-live="polite">
            <span className={styles.rest}>{t('points.convert.gives')}</span>
            <span className={styles.total}>{form.worth === null ? '–' : <bdi>{money(form.worth)}</bdi>}</span>
          </p>
          <WithdrawPasswordField field={form.password} error={form.passwordError} state={password.data} />
          <FormAlert {...alertTexts(form.failure)} />
        </form>
      )}
    </Dialog>
  );
}
