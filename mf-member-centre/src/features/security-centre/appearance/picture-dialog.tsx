import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { type Avatar, AVATARS, avatarAddress } from '@marquee/contract/member-picture';
import { useCall, useCallMutation, useErrorMessage, useFailureTexts, useMessages, useShell } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useId, useState } from 'react';
import { useDialog } from '../../dialog/use-dialog';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import styles from '../security-centre.module.css';
import own from './appearance.module.css';
import { MemberPicture } from './member-picture';
import { UploadPicture } from './upload-picture';
import { useShowIcon } from './use-show-icon';

/** Chooses a drawn picture, uploads one, or leaves the letter. */
export default function PictureDialog({ onClosed }: { readonly onClosed: () => void }) {
  const text = useMessages(SECURITY_MESSAGES);
  const failureTexts = useFailureTexts();
  const dialog = useDialog(onClosed);
  const { data, error, refetch, isFetching } = useCall('member.icon', {}, { staleMs: 0 });
  return (
    <Dialog size="md" {...dialog.frame} title={text('appearance.picture')}>
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data && <Choice icon={data} onDone={dialog.close} />}
    </Dialog>
  );
}

function Choice({ icon, onDone }: { readonly icon: MemberIcon; readonly onDone: () => void }) {
  const text = useMessages(SECURITY_MESSAGES);
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const showIcon = useShowIcon();
  const name = useId();
  const stored: Avatar | 'letter' | 'own' = icon.avatar ?? (icon.picture === null ? 'letter' : 'own');
  const [chosen, setChosen] = useState(stored);
  const save = useCallMutation('member.setIcon');
  const onChanged = (changed: MemberIcon) => {
    toast({ kind: 'success', message: text('appearance.pictureSaved') });
    void showIcon(changed);
    onDone();
  };
  const option = (value: typeof chosen, label: string, picture: string | null) => (
    <label key={value} className={own.option} title={label}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => setChosen(value)}
        aria-label={label}
      />
      <MemberPicture picture={picture} nickname={icon.nickname} />
    </label>
  );
  return (
    <div className={styles.steps}>
      <fieldset className={own.options} aria-label={text('appearance.choose')}>
        {stored === 'own' && option('own', text('appearance.own'), icon.picture)}
        {option('letter', text('appearance.letter'), null)}
        {AVATARS.map((avatar) => option(avatar, text(`appearance.avatar.${avatar}`), avatarAddress(avatar)))}
      </fieldset>
      {stored === 'own' && chosen !== 'own' && <p>{text('appearance.ownGoes')}</p>}
      {save.error && <p role="alert">{errorMessage(save.error)}</p>}
      <Button
        variant="primary"
        block
        disabled={chosen === stored || chosen === 'own'}
        loading={save.isPending}
        onClick={() =>
          chosen !== 'own' && save.mutate({ avatar: chosen === 'letter' ? null : chosen }, { onSuccess: onChanged })
        }
      >
        {text('appearance.save')}
      </Button>
      <UploadPicture onUploaded={onChanged} />
    </div>
  );
}
