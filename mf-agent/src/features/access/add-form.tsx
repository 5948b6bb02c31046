import type { AgentRight } from '@marquee/contract/agent-access';
import type { ActivationWay } from '@marquee/contract/agent-line';
import { refreshCall, useAlertTexts, useCallMutation, useFormSubmit, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { WayChoice } from '../register/account-terms';
import styles from './access.module.css';
import { HandedSecret } from '../register/handed-secret';
import { RightsChoice } from './rights-choice';

/** Gives somebody access to the office under a name of their own. */
export function AddForm() {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const [rights, setRights] = useState<AgentRight[]>(['figures']);
  const [way, setWay] = useState<ActivationWay>('password');
  const [given, setGiven] = useState<{ account: string; way: ActivationWay; secret: string } | null>(null);
  const add = useCallMutation('agent.addSubUser');
  const form = useForm({ mode: 'onTouched', defaultValues: { account: '' } });
  const { submit, failure, isPending } = useFormSubmit(form, async ({ account }) => {
    setGiven(null);
    const { subUser, secret } = await add.mutateAsync({ account: account.trim(), rights, way });
    setGiven({ account: subUser.account, way, secret });
    form.reset();
    void refreshCall('agent.subUsers');
  });
  const isNamed = (value: string) => value.trim() !== '' || t('access.nameRequired');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} />
      <TextField
        {...form.register('account', { validate: isNamed })}
        label={t('team.account')}
        error={form.formState.errors.account?.message}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <RightsChoice rights={rights} onRights={setRights} />
      <WayChoice way={way} onWay={setWay} />
      <Button type="submit" variant="primary" loading={isPending} disabled={rights.length === 0}>
        {t('access.add')}
      </Button>
      {given && (
        <HandedSecret title={t('access.given', { account: given.account })} way={given.way} secret={given.secret} />
      )}
    </form>
  );
}
