import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const openForms = new Set<() => boolean>();

/** Counts the form as unsaved while its values are not those that it began with, however they were chosen. */
export function useUnsavedForm<Values extends FieldValues>({ getValues, formState }: UseFormReturn<Values>): void {
  const { defaultValues } = formState;
  useEffect(() => {
    const isUnsaved = () => {
      const before: Readonly<Record<string, unknown>> = defaultValues ?? {};
      return Object.entries(getValues()).some(([name, value]) => contentOf(value) !== contentOf(before[name]));
    };
    openForms.add(isUnsaved);
    return () => void openForms.delete(isUnsaved);
  }, [getValues, defaultValues]);
}

/** Whether a form of the page holds what a person has entered or chosen. */
export const hasUnsavedForms = (): boolean => [...openForms].some((isUnsaved) => isUnsaved());

/** A field that was never touched may hold any of these. */
const contentOf = (value: unknown): string => (value === undefined || value === null ? '""' : JSON.stringify(value));
