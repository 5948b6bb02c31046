import { ADDRESS_MAX_LENGTH, type PointGood } from '@marquee/contract/calls/points';
import { goodPicturePath } from '@marquee/contract/points';
import { useAlertTexts, useCall, useFormat, useMessages } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { useId } from 'react';
import { mostPieces } from './good-hindrance';
import styles from './points-form.module.css';
import { useRedeem } from './use-redeem';
import { SetPasswordFirst, WithdrawPasswordField } from './withdraw-password-field';

interface RedeemDialogProps {
  readonly good: PointGood;
  /** Of the member. */
  readonly points: number;
  readonly onClose: () => void;
}

/** Redeems goods: pieces, address, mobile number and withdraw password. */
export function RedeemDialog({ good, points, onClose }: RedeemDialogProps) {
  const t = useMessages('promotions');
  const password = useCall('withdrawPassword.state', {}, { staleMs: 0 });
  const form = useRedeem(good, onClose);
  const formId = useId();
  const isSet = password.data?.isSet === true;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('points.redeem.title', { name: good.name })}
      closeLabel={t('close')}
      footer={
        isSet && (
          <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
            {t('points.redeem.open')}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <Summary good={good} points={points} quantity={form.quantity} />
        {!password.data && <Skeleton shape="block" height="12rem" />}
        {password.data && !isSet && <SetPasswordFirst />}
        {password.data && isSet && (
          <RedeemForm form={form} formId={formId} good={good} points={points} password={password.data} />
        )}
      </div>
    </Dialog>
  );
}

function Summary({ good, points, quantity }: { readonly quantity: number } & Omit<RedeemDialogProps, 'onClose'>) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const total = good.points * quantity;
  return (
    <div className={styles.good}>
      <img src={goodPicturePath(good.picture)} alt="" width={400} height={300} />
      <div className={styles.sum} aria-live="polite">
        <p className={styles.total}>
          <bdi>{t('points.price', { count: total, points: number(total) })}</bdi>
        </p>
        <p className={styles.rest}>
          {t('points.redeem.rest', { count: points - total, points: number(points - total) })}
        </p>
      </div>
    </div>
  );
}

interface RedeemFormProps {
  readonly form: ReturnType<typeof useRedeem>;
  readonly formId: string;
  readonly good: PointGood;
  readonly points: number;
  readonly password: Parameters<typeof WithdrawPasswordField>[0]['state'];
}

function RedeemForm({ form, formId, good, points, password }: RedeemFormProps) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const pieces = Array.from({ length: mostPieces(good, points) }, (_, index) => index + 1);
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
      {pieces.length > 1 && (
        <SelectField
          label={t('points.redeem.quantity')}
          value={String(form.quantity)}
          options={pieces.map((count) => ({ value: String(count), label: number(count) }))}
          onValueChange={(value) => form.chooseQuantity(Number(value))}
        />
      )}
      {good.delivery === 'shipped' && (
        <TextAreaField
          label={t('points.redeem.address')}
          hint={t('points.redeem.addressHint')}
          autoComplete="street-address"
          dir="auto"
          rows={3}
          maxLength={ADDRESS_MAX_LENGTH}
          {...form.field('address')}
          required
        />
      )}
      <TextField
        label={t('points.redeem.mobile')}
        hint={t(`points.redeem.mobileHint.${good.delivery}`)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.field('mobileNum')}
        required
      />
      <WithdrawPasswordField field={form.password} error={form.passwordError} state={password} />
      <FormAlert {...alertTexts(form.failure)} />
    </form>
  );
}
