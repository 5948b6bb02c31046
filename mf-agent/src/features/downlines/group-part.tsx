import { refreshCall, useAlertTexts, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useForm } from 'react-hook-form';
import type { DownlineDetail } from './downline-detail';
import styles from './downlines.module.css';

interface GroupPartProps {
  readonly member: DownlineDetail;
  readonly group: NonNullable<DownlineDetail['prizeGroup']>;
}

/** The prize group of a direct downline, between the largest below and the agent's own. */
export function GroupPart({ member, group }: GroupPartProps) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const save = useCallMutation('agent.setPrizeGroup');
  const form = useForm({ mode: 'onTouched', defaultValues: { group: String(group.group) } });
  const range = t('register.groupRange', { least: String(group.least), most: String(group.most) });
  const fits = (text: string) => {
    const value = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
    return (value >= group.least && value <= group.most) || range;
  };
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    await save.mutateAsync({ id: member.id, prizeGroup: Number(values.group), revision: group.revision });
    toast({ kind: 'success', message: t('downlines.saved') });
    void refreshCall('agent.lineMember');
    void refreshCall('agent.line');
  });
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} />
      <TextField
        {...form.register('group', { validate: fits })}
        label={t('register.group')}
        hint={range}
        error={form.formState.errors.group?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" size="sm" loading={isPending}>
        {t('downlines.saveGroup')}
      </Button>
    </form>
  );
}
