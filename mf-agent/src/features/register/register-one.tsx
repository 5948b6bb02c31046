import { MEMBER_TYPE } from '@marquee/contract/constants';
import { useAlertTexts, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { GroupField, TypeChoice, WayChoice } from './account-terms';
import { HandedSecret } from './handed-secret';
import type { RegisterTerms } from './register-terms';
import styles from './register.module.css';
import { useRegisterOne } from './use-register-one';

/** One account: its secret is shown once, to be copied. */
export function RegisterOne({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const [type, setType] = useState<number>(MEMBER_TYPE);
  const [way, setWay] = useState<'password' | 'link'>('password');
  const { register, submit, errors, failure, isPending, done, refusal } = useRegisterOne(terms, type, way);
  const { minLength, maxLength } = terms.username;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} {...(refusal && { message: t(`register.outcome.${refusal}`) })} />
      <TextField
        {...register('account')}
        label={t('team.account')}
        hint={t('register.accountHint', { min: minLength, max: maxLength })}
        error={errors.account?.message}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {terms.types.length > 1 && <TypeChoice terms={terms} type={type} onType={setType} />}
      <GroupField {...register('group')} terms={terms} error={errors.group?.message} />
      <WayChoice way={way} onWay={setWay} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('register.submit')}
      </Button>
      {done && (
        <HandedSecret title={t('register.done', { account: done.account })} way={done.way} secret={done.secret} />
      )}
    </form>
  );
}
