import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../cx';
import { Field, type FieldControl } from '../field/field';
import styles from './upload-field.module.css';
import { UploadPreviews, type UploadPreviewTexts } from './upload-previews';
import type { Uploads } from './use-uploads';

export interface UploadFieldProps extends UploadPreviewTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Error text of the upload, or of the form. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** What the empty area says, such as "Drop pictures here or choose them". */
  readonly chooseLabel: string;
  readonly uploads: Uploads;
  readonly maxCount: number;
  readonly disabled?: boolean | undefined;
}

/** Pictures of a form: dropped, pasted or selected, with previews that can be removed. Works by keyboard. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, required, uploads, maxCount } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div
          className={styles.area}
          onPaste={(event) => {
            const pastedFiles = [...event.clipboardData.files];
            if (pastedFiles.length > 0) uploads.add(pastedFiles);
          }}
        >
          <UploadPreviews {...props} items={uploads.items} onRemove={uploads.remove} />
          {uploads.items.length < maxCount && <DropArea {...props} control={control} />}
        </div>
      )}
    </Field>
  );
}

function DropArea({
  chooseLabel,
  disabled = false,
  uploads,
  control,
}: UploadFieldProps & { readonly control: FieldControl }) {
  const [isDragOver, setDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    if (!disabled) uploads.add([...event.dataTransfer.files]);
  };
  return (
    <span
      className={cx(styles.drop, isDragOver && styles.over, uploads.items.length > 0 && styles.more)}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        ref={input}
        className={styles.input}
        type="file"
        multiple
        accept="image/png,image/jpeg"
        disabled={disabled}
        // The previews show what was selected; the control itself is emptied at once.
        required={undefined}
        aria-required={control.required}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <ImagePlus aria-hidden="true" />
      <span>{chooseLabel}</span>
    </span>
  );
}
