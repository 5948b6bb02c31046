import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { MEMBER_PICTURE_MAX_BYTES } from '@marquee/contract/member-picture';
import { ApiError, callApi, useErrorMessage, useFormat, useMessages } from '@marquee/kit';
import { buttonClass, cx } from '@marquee/ui';
import { Field } from '@marquee/ui/field';
import { ImagePlus } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { useImageUpload, ACCEPTED_IMAGES } from '../../upload/use-image-upload';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import own from './appearance.module.css';

/** An own picture, which is sent and shown as soon as it is chosen. */
export function UploadPicture({ onUploaded }: { readonly onUploaded: (icon: MemberIcon) => void }) {
  const text = useMessages(SECURITY_MESSAGES);
  const { number } = useFormat();
  const errorMessage = useErrorMessage();
  const { progress, failure, megabytes, choose } = useImageUpload({
    maxBytes: MEMBER_PICTURE_MAX_BYTES,
    send: async (image, options) => onUploaded(await callApi('member.uploadIcon', { image }, options)),
  });
  const mb = number(megabytes);
  const message =
    failure instanceof ApiError ? errorMessage(failure) : failure && text(`appearance.${failure}`, { mb });
  return (
    <Field label={text('appearance.upload')} hint={text('appearance.uploadHint', { mb })} error={message ?? undefined}>
      {(control) => (
        <span className={own.upload} aria-busy={progress !== null}>
          <span className={cx(buttonClass({ block: true }), own.button)}>
            <ImagePlus aria-hidden="true" />
            {text('appearance.chooseFile')}
            <input
              {...control}
              type="file"
              accept={ACCEPTED_IMAGES}
              onChange={(event) => {
                choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </span>
          {progress !== null && (
            <ProgressBar label={text('appearance.sending')} labelHidden value={Math.round(progress * 100)} />
          )}
        </span>
      )}
    </Field>
  );
}
