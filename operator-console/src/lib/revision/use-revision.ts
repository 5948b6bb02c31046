import type { RevisionConflict } from '@marquee/contract/calls/proposals';
import { ApiError } from '@marquee/kit/http/api-error';
import { useRef, useState } from 'react';

/** The revision that a form was loaded from, and the conflict that it met. */
export interface Revision {
  /** Null until what counts has changed. */
  readonly conflict: RevisionConflict | null;
  /** Makes a change from the revision of the form. A conflict is kept for the dialog, other refusals are thrown. */
  readonly send: (perform: (revision: string | null) => Promise<unknown>) => Promise<void>;
  /** The next change is made from what counts now. */
  readonly accept: () => void;
  readonly close: () => void;
}

/** @param loaded what the form was loaded from; null: there was nothing */
export function useRevision(loaded: string | null): Revision {
  const revision = useRef(loaded);
  const [conflict, setConflict] = useState<RevisionConflict | null>(null);
  return {
    conflict,
    async send(perform) {
      try {
        await perform(revision.current);
      } catch (error) {
        const met = conflictOf(error);
        if (!met) throw error;
        setConflict(met);
      }
    },
    accept() {
      if (conflict) revision.current = conflict.revision;
      setConflict(null);
    },
    close: () => setConflict(null),
  };
}

const conflictOf = (error: unknown): RevisionConflict | null =>
  error instanceof ApiError && error.code === 'conflict' ? (error.details as unknown as RevisionConflict) : null;
