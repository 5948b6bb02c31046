import { createContext, useContext } from 'react';
import type { ModalEntry } from './modal-store';

interface ModalLevel {
  readonly entry: ModalEntry;
  /** Its place in the stack, 0 for the lowest. */
  readonly level: number;
}

export const ModalLevelContext = createContext<ModalLevel | null>(null);

/** The place of the calling modal in the stack. @throws outside of the modal host */
export function useModalLevel(): ModalLevel {
  const level = useContext(ModalLevelContext);
  if (!level) throw new Error('a modal is rendered by the modal host only');
  return level;
}
