import { ImagePlus, Send, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton, Spinner } from '@marquee/ui';
import styles from './chat.module.css';

export interface ChatComposerProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly sendLabel: string;
  readonly attachLabel: string;
  readonly removeLabel: string;
  readonly uploadingLabel: string;
  readonly maxLength: number;
  readonly images: readonly { readonly src: string; readonly uploading: boolean }[];
  /** Error text of the message. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Text inserted from outside, such as a canned reply; applied when its `id` changes. */
  readonly insert?: { readonly id: number; readonly text: string } | undefined;
  readonly onAttach: (files: readonly File[]) => void;
  readonly onRemove: (src: string) => void;
  readonly onType: () => void;
  readonly onSend: (text: string) => void;
}

/** Message field: Enter sends, Shift+Enter starts a new line, pictures can be selected or pasted. */
export function ChatComposer(props: ChatComposerProps) {
  const { images, disabled = false, insert, maxLength, onSend, onType, onAttach } = props;
  const [text, setText] = useState('');
  const [insertedId, setInserted] = useState<number>();
  const area = useRef<HTMLTextAreaElement>(null);
  if (insert && insert.id !== insertedId) {
    setInserted(insert.id);
    setText(text === '' ? insert.text : `${text.trimEnd()}\n${insert.text}`);
  }
  const isUploading = images.some(({ uploading }) => uploading);
  const isEmpty = text.trim() === '' && images.length === 0;
  const send = () => {
    if (isEmpty || isUploading || disabled) return;
    onSend(text.trim());
    setText('');
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms the composition of an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <Thumbnails {...props} />
      {props.error && (
        <p className={styles.fault} role="alert">
          {props.error}
        </p>
      )}
      <div className={styles.row}>
        <FileButton label={props.attachLabel} disabled={disabled} onSelectFiles={onAttach} />
        <textarea
          ref={area}
          className={styles.input}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={text}
          rows={2}
          dir="auto"
          maxLength={maxLength}
          disabled={disabled}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pastedFiles = [...event.clipboardData.files];
            if (pastedFiles.length > 0) onAttach(pastedFiles);
          }}
          onChange={(event) => {
            setText(event.target.value);
            onType();
          }}
        />
        <IconButton
          icon={<Send />}
          label={props.sendLabel}
          disabled={disabled || isEmpty || isUploading}
          onClick={send}
        />
      </div>
    </div>
  );
}

function Thumbnails({ images, removeLabel, uploadingLabel, onRemove }: ChatComposerProps) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.thumbnails}>
      {images.map(({ src, uploading }) => (
        <li key={src}>
          <img src={src} alt="" />
          {uploading && <Spinner label={uploadingLabel} />}
          <button type="button" aria-label={removeLabel} onClick={() => onRemove(src)}>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onSelectFiles: (files: readonly File[]) => void;
}

function FileButton({ label, disabled, onSelectFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={<ImagePlus />} label={label} disabled={disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg"
        onChange={(event) => {
          onSelectFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
