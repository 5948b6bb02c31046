import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import { useEffect, useRef, useState } from 'react';

export type UploadError = 'type' | 'size' | 'count' | 'refused';

export interface UploadItem {
  /** Address of the preview; also what tells items apart. */
  readonly src: string;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Null while the picture is being uploaded. */
  readonly imageId: string | null;
}

export interface UploadTransport {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Ids of uploaded pictures, in the order in which they were selected. */
  readonly imageIds: readonly string[];
  readonly isUploading: boolean;
  readonly error: UploadError | null;
  add(files: readonly File[]): void;
  remove(src: string): void;
  clear(): void;
}

interface UploadsOptions {
  /** Uploads one picture; a rejection is shown at the field. */
  readonly send: (file: File, transport: UploadTransport) => Promise<{ readonly imageId: string }>;
  readonly maxCount?: number | undefined;
}

/**
 * The pictures of one upload field. Each is uploaded as soon as it is selected; removing it, or leaving the page, aborts that.
 */
export function useUploads({ send, maxCount = UPLOAD_MAX_COUNT }: UploadsOptions): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [error, setError] = useState<UploadError | null>(null);
  const pendingUploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploadsOfMount = pendingUploads.current;
    return () => uploadsOfMount.forEach((_controller, src) => discardUpload(uploadsOfMount, src));
  }, []);

  const change = (src: string, patch: Partial<UploadItem>) =>
    setItems((current) => current.map((item) => (item.src === src ? { ...item, ...patch } : item)));
  const remove = (src: string) => {
    discardUpload(pendingUploads.current, src);
    setItems((current) => current.filter((item) => item.src !== src));
  };
  const start = (file: File) => {
    const src = URL.createObjectURL(file);
    const controller = new AbortController();
    pendingUploads.current.set(src, controller);
    setItems((current) => [...current, { src, name: file.name, progress: 0, imageId: null }]);
    const onProgress = (progress: number) => change(src, { progress });
    send(file, { signal: controller.signal, onProgress }).then(
      ({ imageId }) => change(src, { imageId, progress: 1 }),
      () => {
        if (controller.signal.aborted) return;
        remove(src);
        setError('refused');
      },
    );
  };

  return {
    items,
    imageIds: items.flatMap(({ imageId }) => imageId ?? []),
    isUploading: items.some(({ imageId }) => imageId === null),
    error,
    add(files) {
      const validFiles = files.filter((file) => errorOf(file) === null);
      const remainingCount = maxCount - items.length;
      setError(validFiles.length > remainingCount ? 'count' : (files.map(errorOf).find(Boolean) ?? null));
      for (const file of validFiles.slice(0, Math.max(0, remainingCount))) start(file);
    },
    remove(src) {
      setError(null);
      remove(src);
    },
    clear() {
      for (const { src } of items) discardUpload(pendingUploads.current, src);
      setItems([]);
      setError(null);
    },
  };
}

function discardUpload(pendingUploads: Map<string, AbortController>, src: string): void {
  pendingUploads.get(src)?.abort();
  pendingUploads.delete(src);
  URL.revokeObjectURL(src);
}

/** Checks before the upload; the server checks the content. */
function errorOf(file: File): UploadError | null {
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}
