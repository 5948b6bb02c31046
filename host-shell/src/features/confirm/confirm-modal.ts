import type { Confirmation } from '@marquee/kit';
import { modals } from '../modals/modal-store';

let asked = 0;

/** Asks the person; resolves true when they confirm, false when they cancel or press Esc. */
export function confirmModal(confirmation: Confirmation): Promise<boolean> {
  asked += 1;
  const id = `confirm:${asked}`;
  return new Promise((resolve) => modals.open(id, { ...confirmation, resolve }));
}
