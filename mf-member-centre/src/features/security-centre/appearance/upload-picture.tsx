import type { MemberIcon } from '@marquee/contract/calls/member-profile';
import { MEMBER_PICTURE_MAX_BYTES } from '@marquee/contract/member-picture';
import { ApiError, callApi, useErrorMessage, useFormat, useMessages } from '@marquee/kit';
import { buttonClass, cx } from '@marquee/ui';
import { Field } from '@marquee/ui/field';
import { ImagePlus } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import own from './appearance.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

/** An own picture, which is sent and shown as soon as it is chosen. */
export function UploadPicture({ onUploaded }: { readonly onUploaded: (icon: MemberIcon) => void }) {
  const text = useMessages(SECURITY_MESSAGES);
  const { number } = useFormat();
  const errorMessage = useErrorMessage();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError | 'type' | 'size' | 'refused' | null>(null);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const mb = number(MEMBER_PICTURE_MAX_BYTES / MEGABYTE);

  async function send(image: File): Promise<void> {
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    try {
      const options = { signal: controller.signal, onProgress: setProgress };
      onUploaded(await callApi('member.uploadIcon', { image }, options));
    } catch (cause) {
      if (controller.signal.aborted) return;
      setFailure(cause instanceof ApiError && cause.code !== 'image_refused' ? cause : 'refused');
    }
    setProgress(null);
  }

  function choose(image: File | undefined): void {
    if (!image) return;
    setFailure(null);
    if (!TYPES.includes(image.type)) return setFailure('type');
    if (image.size > MEMBER_PICTURE_MAX_BYTES) return setFailure('size');
    void send(image);
  }

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
              accept={TYPES.join(',')}
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
