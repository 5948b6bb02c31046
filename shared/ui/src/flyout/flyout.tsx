import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import styles from './flyout.module.css';
import { useFlyout } from './use-flyout';

/** What the trigger must carry. */
export interface FlyoutTrigger {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

export interface FlyoutProps {
  /** Renders the button that opens it, for example `(props) => <Button {...props}>…</Button>`. */
  readonly trigger: (props: FlyoutTrigger) => ReactNode;
  /** Accessible name of what opens. */
  readonly label: string;
  /** Opens by the pointer as well; click and keyboard work always. */
  readonly openOnHover?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `page` spans the nearest positioned ancestor outside, such as the header. */
  readonly span?: 'auto' | 'page' | undefined;
  readonly className?: string | undefined;
  /** May be a function of the way to close, for content that is more than links. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel under its button: the account menu and the vendor fly-outs of the header. It is a disclosure of ordinary
 * links, not an ARIA menu, and needs no positioning library. Closes on Esc, on a click outside, when the focus leaves
 * and when a link inside is followed.
 */
export function Flyout({
  trigger,
  label,
  openOnHover = false,
  align = 'start',
  span = 'auto',
  className,
  children,
}: FlyoutProps) {
  const panelId = useId();
  const { rootRef, open, setOpen, toggle, onPointerEnter, onPointerLeave } = useFlyout(openOnHover);
  const close = (): void => setOpen(false);
  return (
    <div
      ref={rootRef}
      className={cx(styles.root, span === 'page' && styles.loose, className)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': panelId, onClick: toggle })}
      {open && (
        <section
          id={panelId}
          aria-label={label}
          className={cx(styles.panel, styles[align], span === 'page' && styles.page)}
        >
          {typeof children === 'function' ? children(close) : children}
        </section>
      )}
    </div>
  );
}

export interface FlyoutLinkProps extends ComponentProps<'a'> {
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
}

/** One line of a fly-out. */
export function FlyoutLink({ icon, trailing, children, className, ...rest }: FlyoutLinkProps) {
  return (
    <a {...rest} className={cx(styles.link, className)}>
      {icon}
      <span className={styles.label}>{children}</span>
      {trailing}
    </a>
  );
}
