import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 160;

interface FlyoutControl {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** For a click on the button. A fly-out that the pointer has just opened stays open under its click. */
  readonly toggle: () => void;
  /** For the element around button and panel; absent where the pointer must not open it. */
  readonly onPointerEnter: ((event: PointerEvent) => void) | undefined;
  readonly onPointerLeave: ((event: PointerEvent) => void) | undefined;
}

export function useFlyout(openOnHover: boolean): FlyoutControl {
  const rootRef = useRef<HTMLDivElement>(null);
  const pointerInside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || !root) return;
    const onOutside = (event: Event): void => {
      if (!root.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onFollow = (event: Event): void => {
      if ((event.target as Element).closest('a')) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    root.addEventListener('click', onFollow);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
      root.removeEventListener('click', onFollow);
    };
  }, [open]);

  const handlePointerMove = (event: PointerEvent, inside: boolean): void => {
    if (event.pointerType !== 'mouse') return;
    pointerInside.current = inside;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(inside), inside ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
  };
  const onPointerEnter = openOnHover ? (event: PointerEvent) => handlePointerMove(event, true) : undefined;
  const onPointerLeave = openOnHover ? (event: PointerEvent) => handlePointerMove(event, false) : undefined;
  const toggle = (): void => setOpen(pointerInside.current || !open);
  return { rootRef, open, setOpen, toggle, onPointerEnter, onPointerLeave };
}
