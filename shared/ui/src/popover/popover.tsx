import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import styles from './popover.module.css';

export interface PopoverProps {
  /** One focusable element that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of what opens. */
  readonly label: string;
  /** Opens by pointer as well, as a vendor fly-out does; click and keyboard work always. */
  readonly openOnHover?: boolean | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly side?: 'block-end' | 'inline-end' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `wide` spans up to the page's width, as the vendors of a category do. */
  readonly size?: 'auto' | 'wide' | undefined;
  readonly children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    openOnHover = false,
    open,
    onOpenChange,
    side = 'block-end',
    align = 'center',
    size = 'auto',
    children,
  } = props;
  return (
    <BaseProvider>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Trigger
          render={trigger}
          openOnHover={openOnHover}
          delay={80}
          closeDelay={120}
          nativeButton={trigger.type !== 'a'}
        />
        <Base.Portal>
          <Base.Positioner
            className={styles.positioner}
            side={side === 'block-end' ? 'bottom' : 'inline-end'}
            align={align}
            sideOffset={8}
            collisionPadding={12}
          >
            <Base.Popup className={cx(styles.popup, styles[size])} aria-label={label}>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}
