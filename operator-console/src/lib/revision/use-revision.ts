import type { RevisionConflict } from '@marquee/contract/calls/proposals';
import { ApiError } from '@marquee/kit/http/api-error';
import { useEffect, useRef, useState } from 'react';

/** The revision that a form was loaded from, and the conflict that it met. */
export interface Revision<Loaded extends string | null = string | null> {
  /** Null until what counts has changed. */
  readonly conflict: RevisionConflict | null;
  /** Makes a change from the revision of the form. A conflict is kept for the dialog, other refusals are thrown. */
  readonly send: (perform: (revision: Loaded) => Promise<unknown>) => Promise<void>;
  /** The next change is made from what counts now. */
  readonly accept: () => void;
  readonly close: () => void;
}

/**
 * @param loaded what the form was loaded from; null: there was nothing. A later one counts only for a form that stays open after
 *   its own change
 */
export function useRevision<Loaded extends string | null>(loaded: Loaded): Revision<Loaded> {
  const revision = useRef<Loaded | undefined>(loaded);
  const [conflict, setConflict] = useState<RevisionConflict | null>(null);
  useEffect(() => {
    if (revision.current === undefined) revision.current = loaded;
  }, [loaded]);
  return {
    conflict,
    async send(perform) {
      try {
        await perform(revision.current === undefined ? loaded : revision.current);
        revision.current = undefined;
      } catch (error) {
        const met = conflictOf(error);
        if (!met) throw error;
        setConflict(met);
      }
    },
    accept() {
      // Null only where a save may create what it names.
      if (conflict) revision.current = conflict.revision as Loaded;
      setConflict(null);
    },
    close: () => setConflict(null),
  };
}

const conflictOf = (error: unknown): RevisionConflict | null =>
  error instanceof ApiError && error.code === 'conflict' ? (error.details as unknown as RevisionConflict) : null;
