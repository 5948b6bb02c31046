import { useEffect, useRef, useState } from 'react';

export interface FlyOutControl {
  /** The category whose vendors are shown. */
  readonly openKey: string | null;
  /** At once, from the keyboard or a click; null closes. */
  readonly setOpen: (key: string | null) => void;
  /** After a moment, so that a pointer on its way elsewhere opens nothing. */
  readonly hover: (key: string | null) => void;
}

const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 180;

/** Which fly-out of the navigation is open: at most one. */
export function useFlyOut(): FlyOutControl {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setOpen = (key: string | null) => {
    clearTimeout(timer.current);
    setOpenKey(key);
  };
  const hover = (key: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenKey(key), key === null ? CLOSE_DELAY_MS : OPEN_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { openKey, setOpen, hover };
}
