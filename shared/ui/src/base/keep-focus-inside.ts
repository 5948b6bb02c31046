const GUARD = '[data-base-ui-focus-guard]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, iframe, summary, [contenteditable], [tabindex])';

/**
 * The headless library surrounds a modal popup with focus guards, which hand the focus back to its first or last control a
 * frame later. A key that comes before that frame, while the page is busy, would leave the popup: here the focus moves on
 * at once. To be the `ref` of the popup.
 */
export function keepFocusInside(popup: HTMLElement | null): (() => void) | undefined {
  const container = popup?.parentElement;
  if (!popup || !container) return undefined;
  const onFocusIn = (event: FocusEvent) => {
    const guard = event.target as HTMLElement;
    if (guard.parentElement !== container || !guard.matches(GUARD)) return;
    const controls = tabbableIn(popup);
    const isAfter = Boolean(popup.compareDocumentPosition(guard) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = isAfter ? controls[0] : controls.at(-1);
    if (!next) return;
    event.stopPropagation();
    next.focus();
  };
  container.addEventListener('focusin', onFocusIn, true);
  return () => container.removeEventListener('focusin', onFocusIn, true);
}

/** What Tab reaches inside an element, in order. */
function tabbableIn(popup: HTMLElement): HTMLElement[] {
  const controls = [...popup.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled, [inert] *') && isVisible(control),
  );
  return controls.filter((control) => !isPassedOver(control, controls));
}

/** A document without layout knows no visibility. */
const isVisible = (control: HTMLElement): boolean =>
  typeof control.checkVisibility !== 'function' || control.checkVisibility({ visibilityProperty: true });

/** Of a group of radio buttons, Tab reaches the checked one only. */
const isPassedOver = (control: HTMLElement, controls: readonly HTMLElement[]): boolean =>
  isRadio(control) &&
  !control.checked &&
  controls.some(
    (other) => isRadio(other) && other.checked && other.name === control.name && other.form === control.form,
  );

const isRadio = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio' && control.name !== '';
