import { cx } from '@marquee/ui';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './dropdown.module.css';

interface DropdownProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string | undefined;
  /** What was chosen is being done. */
  readonly busy?: boolean | undefined;
  /** Called when the pointer or the keyboard comes to it: it will perhaps be opened. */
  readonly onReach?: (() => void) | undefined;
  readonly children: ReactNode;
}

const ITEMS = 'a, button:not(:disabled)';

/**
 * A button that opens a short list of links and buttons: the disclosure pattern, light enough for the first screen.
 * Arrow keys move within, Esc closes and gives the focus back, leaving it closes.
 */
export function Dropdown({ label, trigger, triggerClassName, busy = false, onReach, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickOutside(root, open, setOpen);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (open) moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1);
    else setOpen(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div ref={root} role="presentation" className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        onFocus={onReach}
        onPointerEnter={onReach}
        className={cx(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <div role="presentation" className={styles.list} onClick={() => setOpen(false)}>
          {children}
        </div>
      </div>
    </div>
  );
}

function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const items = [...(root?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step + items.length) % items.length)?.focus();
}

function useClickOutside(
  root: { readonly current: HTMLElement | null },
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, setOpen, root]);
}

interface DropdownItemProps extends ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** Marks the current choice of a list of choices. */
  readonly current?: boolean | undefined;
}

export function DropdownItem({ icon, current, children, ...rest }: DropdownItemProps) {
  return (
    <button type="button" className={styles.item} aria-current={current || undefined} {...rest}>
      {icon}
      {children}
    </button>
  );
}

/** The class of an item that is a router link. */
export const dropdownItemClass = styles.item ?? '';
/** The class of a line above an item. */
export const dropdownRuleClass = styles.rule ?? '';
