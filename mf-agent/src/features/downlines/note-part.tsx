import { DOWNLINE_NOTE_MAX_LENGTH } from '@marquee/contract/agent-line';
import { refreshCall, useAlertTexts, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { useForm } from 'react-hook-form';
import type { DownlineDetail } from './downline-detail';
import styles from './downlines.module.css';

/** What the agent writes down about a member, for the agent alone. */
export function NotePart({ member: { id, note, noteRevision } }: { readonly member: DownlineDetail }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const save = useCallMutation('agent.noteDownline');
  const form = useForm({ defaultValues: { note } });
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    await save.mutateAsync({ id, note: values.note, revision: noteRevision });
    toast({ kind: 'success', message: t('downlines.saved') });
    void refreshCall('agent.lineMember');
  });
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} />
      <TextAreaField
        {...form.register('note')}
        label={t('downlines.note')}
        hint={t('downlines.noteHint')}
        rows={3}
        dir="auto"
        maxLength={DOWNLINE_NOTE_MAX_LENGTH}
      />
      <Button type="submit" size="sm" loading={isPending}>
        {t('downlines.saveNote')}
      </Button>
    </form>
  );
}
