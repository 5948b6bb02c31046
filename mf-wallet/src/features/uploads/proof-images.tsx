import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import { useFormat, useMessages } from '@marquee/kit';
import { UploadField, type Uploads } from '@marquee/ui/upload';

const MEGABYTE = 1024 * 1024;

interface ProofImagesProps {
  readonly label: string;
  readonly uploads: Uploads;
  readonly required?: boolean | undefined;
  /** What the form finds wrong; the field's own faults come first. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** The upload field of the wallet's forms: up to three pictures, png or jpg, 5 MB each. */
export function ProofImages({ label, uploads, required, error, disabled }: ProofImagesProps) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const limits = { count: UPLOAD_MAX_COUNT, most: number(UPLOAD_MAX_COUNT), mb: number(UPLOAD_MAX_BYTES / MEGABYTE) };
  return (
    <UploadField
      label={label}
      hint={t('upload.hint', limits)}
      error={uploads.error ? t(`upload.fault.${uploads.error}`, limits) : error}
      required={required}
      disabled={disabled}
      chooseLabel={t('upload.choose')}
      previewLabel={(place) => t('upload.preview', { place: number(place) })}
      removeLabel={(place) => t('upload.remove', { place: number(place) })}
      progressLabel={(place) => t('upload.progress', { place: number(place) })}
      uploads={uploads}
      maxCount={UPLOAD_MAX_COUNT}
    />
  );
}
