import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import { PasswordField } from '@marquee/ui/field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styles from './points-form.module.css';

interface WithdrawPasswordFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly state: CallValue<'withdrawPassword.state'>;
}

/** The withdraw password, as redeems and conversions ask for it. */
export function WithdrawPasswordField({ field, error, state: { lockedUntil } }: WithdrawPasswordFieldProps) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const locked = lockedUntil ? t('points.password.locked', { when: dateTime(lockedUntil) }) : undefined;
  return (
    <PasswordField
      label={t('points.password.label')}
      showLabel={t('points.password.show')}
      hideLabel={t('points.password.hide')}
      autoComplete="off"
      inputMode="numeric"
      {...field}
      error={error ?? locked}
      required
    />
  );
}

/** Where a member without a withdraw password sets one. */
export function SetPasswordFirst() {
  const t = useMessages('promotions');
  return (
    <div className={styles.first}>
      <p>{t('points.password.first')}</p>
      <Link to="/member/withdrawal" className={buttonClass({ variant: 'primary' })}>
        {t('points.password.set')}
      </Link>
    </div>
  );
}
