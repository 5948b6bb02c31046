import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { BaseProvider } from '../base/base-provider';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly content: ReactNode;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** One focusable element. It keeps its own accessible name: a tooltip is for the eye. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <BaseProvider>
      <Base.Root>
        <Base.Trigger render={children} delay={350} />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} side={side} sideOffset={8}>
            <Base.Popup className={styles.popup}>{content}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}
