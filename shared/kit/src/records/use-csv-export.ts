import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../http/api-error';
import { useErrorMessage } from '../i18n/use-messages';
import { useShell } from '../shell/use-shell';
import type { CsvExport } from './export-record';

/**
 * Writes a whole record into one CSV file; a failure is shown as a toast; leaving the page aborts it.
 * @returns `progress`: a share from 0 to 1 while it runs, null otherwise; `cancel` aborts without a file
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
      // Loaded on demand: few pages write files.
      const { exportRecord } = await import(/* webpackChunkName: "export-record" */ './export-record');
      await exportRecord(file, signal, setProgress);
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.supportId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress, cancel: () => running.current?.abort() };
}
