import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx, IconButton } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import { keepFocusInside } from '../base/keep-focus-inside';
import { usePopupEntry } from '../popup-history/use-popup-entry';
import styles from './dialog.module.css';

/** `in-frame` replaces a `DialogFrame`: the box is there already, only its content is animated. */
export type DialogAppearance = 'moving' | 'in-frame';

export interface DialogProps {
  readonly open: boolean;
  /** Called with `false` on Esc and the close button, never on a click outside (specification, "Modals"). */
  readonly onOpenChange: (open: boolean) => void;
  /** After the closing motion has ended. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** Keeps the title for assistive technology only, where the content shows its own. */
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** `auto` grows with its content from the specified 200 by 200; the others set the inline size. */
  readonly size?: 'auto' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Actions that stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** Picture or panel beside the content, shown on wide screens. */
  readonly aside?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly appearance?: DialogAppearance | undefined;
  readonly children?: ReactNode;
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea):not([disabled]), [tabindex="0"]';

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    onClosed,
    title,
    titleHidden = false,
    description,
    closeLabel,
    size = 'md',
    footer,
    aside,
    initialFocus,
    appearance = 'moving',
    children,
  } = props;
  const frameClass = appearance === 'in-frame' && styles.framed;
  const closeRef = useRef<HTMLButtonElement>(null);
  usePopupEntry(open, () => onOpenChange(false));
  // Without controls the focus is on the box itself, so that the next key reaches those added later.
  const contentOrBox = () => {
    const popup = closeRef.current?.closest<HTMLElement>('[role="dialog"]');
    return popup?.querySelector(FOCUSABLE) === closeRef.current ? popup : true;
  };
  return (
    <BaseProvider>
      <Base.Root
        open={open}
        onOpenChange={onOpenChange}
        onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
        disablePointerDismissal
        modal
      >
        <Base.Portal>
          <Base.Backdrop className={cx(styles.backdrop, frameClass)} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup
              ref={keepFocusInside}
              className={cx(styles.popup, styles[size], frameClass)}
              initialFocus={initialFocus ?? contentOrBox}
            >
              {aside !== undefined && <div className={styles.aside}>{aside}</div>}
              <div className={styles.main}>
                <header className={styles.header}>
                  <Base.Title className={cx(styles.title, titleHidden && styles.titleHidden)}>{title}</Base.Title>
                </header>
                <div className={styles.body}>
                  {description !== undefined && (
                    <Base.Description className={styles.description}>{description}</Base.Description>
                  )}
                  {children}
                </div>
                {Boolean(footer) && <footer className={styles.footer}>{footer}</footer>}
                {/* Last in the order of focus: a dialog opens with the focus on its content. */}
                <Base.Close
                  ref={closeRef}
                  render={<IconButton className={styles.close} label={closeLabel} icon={<X />} />}
                />
              </div>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}
