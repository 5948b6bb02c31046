import { runtime } from '@marquee/kit/host';
import { modals } from './modals/modal-store';

const editedFields = new Set<Element>();

/** Remembers which fields of the page a person has filled in. */
export function followEdits(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && editedFields.add(target), true);
}

/**
 * Whether a remote's parts may be replaced: no field is filled in, no game page or popup of a remote is open, and no change is on
 * its way to the server.
 */
export function canReplaceParts(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return (
    ![...editedFields].some(hasContent) &&
    !modals.stack().some(({ owner }) => owner === 'remote') &&
    document.querySelector('[data-frame="game"]') === null &&
    runtime().queryClient.isMutating() === 0
  );
}

function hasContent(field: Element): boolean {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
  return !isText || field.value !== '';
}
