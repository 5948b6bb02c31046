import { hasUnsavedForms, runtime } from '@marquee/kit/host';
import { modals } from './modals/modal-store';

/** Nobody uses a page that has had no input for this long. */
const QUIET_MS = 5_000;

const editedFields = new Set<Element>();
let lastInputMs = 0;

/** Remembers which fields of the page a person has filled in, and when the page was last used. */
export function followActivity(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && editedFields.add(target), true);
  const use = () => {
    lastInputMs = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, use, { capture: true, passive: true });
}

/**
 * Whether a remote's parts may be replaced: no field or form is filled in, no game page or popup of a remote is open, and no change
 * is on its way to the server.
 */
export function canReplaceParts(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return (
    ![...editedFields].some(hasContent) &&
    !hasUnsavedForms() &&
    !modals.stack().some(({ owner }) => owner === 'remote') &&
    document.querySelector('[data-frame="game"]') === null &&
    runtime().queryClient.isMutating() === 0
  );
}

/** Whether the whole page may be reloaded: as above, no dialog is open, and nobody uses the page at this moment. */
export function canReload(): boolean {
  const isQuiet = document.hidden || performance.now() - lastInputMs > QUIET_MS;
  return isQuiet && modals.stack().length === 0 && !hasOpenDialog() && canReplaceParts();
}

/** A notice has the role too, inside the region of notices; it is no reason to wait. */
function hasOpenDialog(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].some((dialog) => dialog.closest('[role="region"]') === null);
}

function hasContent(field: Element): boolean {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
  return !isText || field.value !== '';
}
