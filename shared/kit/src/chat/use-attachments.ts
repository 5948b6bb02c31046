import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import type { ChatImage } from '@marquee/contract/entities/chat';
import { useEffect, useRef, useState } from 'react';
import type { UploadedImage } from './chat-log';

export type AttachmentError = 'type' | 'size' | 'count' | 'refused';

export interface Attachment {
  readonly src: string;
  /** Null while the picture is being uploaded. */
  readonly imageId: string | null;
}

export interface Attachments {
  readonly items: readonly Attachment[];
  readonly uploadedImages: readonly UploadedImage[];
  readonly isUploading: boolean;
  readonly error: AttachmentError | null;
  add(files: readonly File[]): void;
  remove(src: string): void;
  /** Called when the pictures have become part of a message. */
  clear(): void;
}

/** Pictures of the next message. Each is uploaded as soon as it is selected; files of a wrong type or size are refused at once. */
export function useAttachments(upload: (image: Blob) => Promise<ChatImage>): Attachments {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [error, setError] = useState<AttachmentError | null>(null);
  const objectUrls = useRef<string[]>([]);
  useEffect(() => () => objectUrls.current.forEach((src) => URL.revokeObjectURL(src)), []);

  const remove = (src: string) => setItems((current) => current.filter((item) => item.src !== src));
  const send = (file: File) => {
    const src = URL.createObjectURL(file);
    objectUrls.current.push(src);
    setItems((current) => [...current, { src, imageId: null }]);
    upload(file).then(
      ({ imageId }) => setItems((current) => current.map((item) => (item.src === src ? { ...item, imageId } : item))),
      () => {
        remove(src);
        setError('refused');
      },
    );
  };

  return {
    items,
    uploadedImages: items.flatMap(({ src, imageId }) => (imageId === null ? [] : [{ src, imageId }])),
    isUploading: items.some(({ imageId }) => imageId === null),
    error,
    add(files) {
      const remainingCount = UPLOAD_MAX_COUNT - items.length;
      setError(files.length > remainingCount ? 'count' : (files.map(errorOf).find(Boolean) ?? null));
      for (const file of files.slice(0, remainingCount)) if (!errorOf(file)) send(file);
    },
    remove,
    clear() {
      setItems([]);
      setError(null);
    },
  };
}

function errorOf(file: File): AttachmentError | null {
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
