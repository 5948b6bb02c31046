import type { Confirmation } from '@marquee/kit';
import { modals } from './modal-store';

/** Asks for a confirmation; resolves true when the person confirms, false when they cancel or press Esc. */
export function confirmModal(confirmation: Confirmation): Promise<boolean> {
  return new Promise((resolve) => modals.openAnother('confirm', { ...confirmation, resolve }));
}
