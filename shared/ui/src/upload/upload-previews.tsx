import { X } from 'lucide-react';
import { ProgressBar } from '../progress';
import styles from './upload-field.module.css';
import type { UploadItem } from './use-uploads';

export interface UploadPreviewTexts {
  /** Name of one preview, such as "Picture 2". */
  readonly previewLabel: (place: number) => string;
  readonly removeLabel: (place: number) => string;
  readonly progressLabel: (place: number) => string;
}

interface UploadPreviewsProps extends UploadPreviewTexts {
  readonly items: readonly UploadItem[];
  readonly disabled?: boolean | undefined;
  readonly onRemove: (src: string) => void;
}

export function UploadPreviews({ items, disabled, onRemove, ...texts }: UploadPreviewsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.previews}>
      {items.map(({ src, name, progress, imageId }, index) => (
        <li key={src} aria-busy={imageId === null}>
          <img src={src} alt={texts.previewLabel(index + 1)} title={name} />
          {imageId === null && (
            <ProgressBar label={texts.progressLabel(index + 1)} labelHidden value={Math.round(progress * 100)} />
          )}
          <button
            type="button"
            className={styles.remove}
            disabled={disabled}
            aria-label={texts.removeLabel(index + 1)}
            onClick={() => onRemove(src)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
