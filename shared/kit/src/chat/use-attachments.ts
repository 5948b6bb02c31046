import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import type { ChatImage } from '@marquee/contract/entities/chat';
import { useEffect, useRef, useState } from 'react';
import type { SentImage } from './chat-log';

export type AttachmentFault = 'type' | 'size' | 'count' | 'refused';

export interface Attachment {
  readonly src: string;
  /** Null while the picture is on its way. */
  readonly imageId: string | null;
}

export interface Attachments {
  readonly items: readonly Attachment[];
  readonly ready: readonly SentImage[];
  readonly uploading: boolean;
  readonly fault: AttachmentFault | null;
  add(files: readonly File[]): void;
  remove(src: string): void;
  /** They go with a message now. */
  clear(): void;
}

/** Pictures that wait to be sent. They go up as soon as they are chosen; what is wrong with one is told before it is sent. */
export function useAttachments(upload: (image: Blob) => Promise<ChatImage>): Attachments {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [fault, setFault] = useState<AttachmentFault | null>(null);
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.forEach((src) => URL.revokeObjectURL(src)), []);

  const remove = (src: string) => setItems((known) => known.filter((item) => item.src !== src));
  const send = (file: File) => {
    const src = URL.createObjectURL(file);
    made.current.push(src);
    setItems((known) => [...known, { src, imageId: null }]);
    upload(file).then(
      ({ imageId }) => setItems((known) => known.map((item) => (item.src === src ? { ...item, imageId } : item))),
      () => {
        remove(src);
        setFault('refused');
      },
    );
  };

  return {
    items,
    ready: items.flatMap(({ src, imageId }) => (imageId === null ? [] : [{ src, imageId }])),
    uploading: items.some(({ imageId }) => imageId === null),
    fault,
    add(files) {
      const room = UPLOAD_MAX_COUNT - items.length;
      setFault(files.length > room ? 'count' : (files.map(faultOf).find(Boolean) ?? null));
      for (const file of files.slice(0, room)) if (!faultOf(file)) send(file);
    },
    remove,
    clear() {
      setItems([]);
      setFault(null);
    },
  };
}

function faultOf(file: File): AttachmentFault | null {
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
