import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import { useEffect, useRef, useState } from 'react';

export type UploadFault = 'type' | 'size' | 'count' | 'refused';

export interface UploadItem {
  /** Address of the preview; also what tells items apart. */
  readonly src: string;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Null while the picture is on its way. */
  readonly imageId: string | null;
}

export interface UploadTransport {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Ids of those that have arrived, in the order in which they were chosen. */
  readonly imageIds: readonly string[];
  readonly uploading: boolean;
  readonly fault: UploadFault | null;
  add(files: readonly File[]): void;
  remove(src: string): void;
  clear(): void;
}

interface UploadsOptions {
  /** Sends one picture and answers its id; a refusal is told at the field. */
  readonly send: (file: File, transport: UploadTransport) => Promise<{ readonly imageId: string }>;
  readonly most?: number | undefined;
}

/**
 * The pictures of one upload field. Each goes up as soon as it is chosen; leaving one out, or leaving the page, ends its way.
 */
export function useUploads({ send, most = UPLOAD_MAX_COUNT }: UploadsOptions): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const begun = underWay.current;
    return () => begun.forEach((_controller, src) => forget(begun, src));
  }, []);

  const change = (src: string, changes: Partial<UploadItem>) =>
    setItems((known) => known.map((item) => (item.src === src ? { ...item, ...changes } : item)));
  const remove = (src: string) => {
    forget(underWay.current, src);
    setItems((known) => known.filter((item) => item.src !== src));
  };
  const begin = (file: File) => {
    const src = URL.createObjectURL(file);
    const controller = new AbortController();
    underWay.current.set(src, controller);
    setItems((known) => [...known, { src, name: file.name, progress: 0, imageId: null }]);
    const onProgress = (progress: number) => change(src, { progress });
    send(file, { signal: controller.signal, onProgress }).then(
      ({ imageId }) => change(src, { imageId, progress: 1 }),
      () => {
        if (controller.signal.aborted) return;
        remove(src);
        setFault('refused');
      },
    );
  };

  return {
    items,
    imageIds: items.flatMap(({ imageId }) => imageId ?? []),
    uploading: items.some(({ imageId }) => imageId === null),
    fault,
    add(files) {
      const fitting = files.filter((file) => faultOf(file) === null);
      const room = most - items.length;
      setFault(fitting.length > room ? 'count' : (files.map(faultOf).find(Boolean) ?? null));
      for (const file of fitting.slice(0, Math.max(0, room))) begin(file);
    },
    remove(src) {
      setFault(null);
      remove(src);
    },
    clear() {
      for (const { src } of items) forget(underWay.current, src);
      setItems([]);
      setFault(null);
    },
  };
}

function forget(underWay: Map<string, AbortController>, src: string): void {
  underWay.get(src)?.abort();
  underWay.delete(src);
  URL.revokeObjectURL(src);
}

/** What can be told before it is sent; the server judges by the content. */
function faultOf(file: File): UploadFault | null {
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
