import type { IdentityLevel, IdentityPictureKind } from '@marquee/contract/identity';
import { useFormat, useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { Field } from '@marquee/ui/field';
import { Check, ImagePlus } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import styles from './identity-check.module.css';
import { ACCEPTED_IMAGES } from '../upload/use-image-upload';
import { usePictureUpload } from './use-picture-upload';

interface PictureFieldProps {
  readonly level: IdentityLevel;
  readonly kind: IdentityPictureKind;
  /** When the server received the picture that counts; null: it has none. */
  readonly receivedAt: string | null;
  /** The picture that is missing. */
  readonly error?: string | undefined;
}

/** One picture: taken with the camera or chosen, with a preview. Choosing again replaces it. */
export function PictureField({ level, kind, receivedAt, error }: PictureFieldProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { preview, progress, failure, choose } = usePictureUpload(level, kind);
  const label = t(`identity.picture.${kind}.label`);
  const isDone = receivedAt !== null && progress === null;
  return (
    <Field label={label} hint={t(`identity.picture.${kind}.hint`)} error={failure ?? error} required>
      {(control) => (
        <span className={cx(styles.picture, isDone && styles.done)} aria-busy={progress !== null}>
          {preview ? (
            <img src={preview} alt={t('identity.preview', { picture: label })} />
          ) : (
            <ImagePlus aria-hidden="true" />
          )}
          <span className={styles.choose}>{t(receivedAt === null ? 'identity.choose' : 'identity.chooseAgain')}</span>
          {isDone && (
            <span className={styles.received}>
              <Check aria-hidden="true" />
              {t('identity.received', { at: dateTime(receivedAt) })}
            </span>
          )}
          {progress !== null && (
            <ProgressBar
              label={t('identity.sending', { picture: label })}
              labelHidden
              value={Math.round(progress * 100)}
            />
          )}
          <input
            {...control}
            className={styles.file}
            type="file"
            accept={ACCEPTED_IMAGES}
            required={undefined}
            aria-required="true"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </span>
      )}
    </Field>
  );
}
