import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../http/api-error';
import { useErrorMessage } from '../i18n/use-messages';
import { useShell } from '../shell/use-shell';
import type { CsvExport } from './export-record';

/**
 * Writes a whole record into one CSV file; a failure is told by a toast; leaving the page ends it.
 * @returns `progress`: a share from 0 to 1 while it runs, null otherwise; `cancel` ends it without a file
 */
export function useCsvExport() {
  const shell = useShell();
  const messageOf = useErrorMessage();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async <Item>(file: CsvExport<Item>) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    try {
      // Few pages write files; the first screen carries nothing of it.
      const { exportRecord } = await import(/* webpackChunkName: "export-record" */ './export-record');
      await exportRecord(file, signal, setProgress);
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.requestId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress, cancel: () => running.current?.abort() };
}
