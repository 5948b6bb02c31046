import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { NICKNAME_MAX_LENGTH, NICKNAME_MIN_LENGTH, nicknameFault, normalNickname } from '@marquee/contract/nickname';
import {
  useCall,
  useCallMutation,
  useErrorMessage,
  useFailureTexts,
  useFieldMessage,
  useFormat,
  useFormSubmit,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import { useDialog } from '../../dialog/use-dialog';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import styles from '../security-centre.module.css';
import { useShowIcon } from './use-show-icon';

/** Changes the nickname, or says from when on that is possible again. */
export default function NicknameDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const text = useMessages(SECURITY_MESSAGES);
  const failureTexts = useFailureTexts();
  const { dateTime } = useFormat();
  const dialog = useDialog(onClosed);
  const { data, error, refetch, isFetching } = useCall('member.icon', {}, { staleMs: 0 });
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t('security.appearance.changeNickname')}
      description={text('appearance.nicknameHint', { min: NICKNAME_MIN_LENGTH, max: NICKNAME_MAX_LENGTH })}
    >
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="7rem" />}
      {data?.nicknameFrom && <p>{text('appearance.nicknameFrom', { at: dateTime(data.nicknameFrom) })}</p>}
      {data?.nicknameFrom === null && <NicknameForm icon={data} onDone={dialog.close} />}
    </Dialog>
  );
}

function NicknameForm({ icon, onDone }: { readonly icon: MemberIcon; readonly onDone: () => void }) {
  const t = useMessages('member');
  const text = useMessages(SECURITY_MESSAGES);
  const errorMessage = useErrorMessage();
  const fieldMessage = useFieldMessage();
  const { toast } = useShell();
  const showIcon = useShowIcon();
  const save = useCallMutation('member.setIcon');
  const form = useForm({ mode: 'onTouched', defaultValues: { nickname: icon.nickname } });
  const send = async ({ nickname }: { readonly nickname: string }) => {
    if (normalNickname(nickname) === icon.nickname) return onDone();
    const changed = await save.mutateAsync({ nickname: normalNickname(nickname) });
    toast({ kind: 'success', message: text('appearance.nicknameSaved') });
    await showIcon(changed);
    onDone();
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, {
    fieldOf: { nickname_unavailable: 'nickname', nickname_too_soon: 'nickname' },
  });
  const validate = (value: string) => {
    const fault = nicknameFault(normalNickname(value));
    return fault === null || fieldMessage(fault);
  };
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <TextField
        label={t('security.facts.nickname')}
        {...form.register('nickname', { validate })}
        error={form.formState.errors.nickname?.message}
        autoComplete="nickname"
        dir="auto"
        spellCheck={false}
        required
      />
      {failure && <p role="alert">{errorMessage(failure)}</p>}
      <Button type="submit" variant="primary" block loading={isPending}>
        {text('appearance.save')}
      </Button>
    </form>
  );
}
