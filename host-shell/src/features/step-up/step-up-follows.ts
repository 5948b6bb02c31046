import type { ApiError } from '@marquee/kit';
import { modals } from '../modals/modal-store';

/** Opens the confirmation that a login from a new address asks for. @returns whether it was asked for */
export function stepUpFollows({ code, details }: ApiError, returnTo: string | undefined): boolean {
  if (code !== 'step_up_required') return false;
  modals.close('login');
  modals.open('step-up', { ...details, ...(returnTo !== undefined && { returnTo }) });
  return true;
}
