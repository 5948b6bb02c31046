import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import { inPageDigits } from '../base/page-digits';
import styles from './tabs.module.css';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A small number after the label, already formatted. */
  readonly count?: string | number | undefined;
  readonly disabled?: boolean | undefined;
  /** The panel; leave out where the caller renders the content. */
  readonly content?: ReactNode;
}

export interface TabsProps {
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Accessible name of the list. */
  readonly label: string;
  readonly appearance?: 'line' | 'pill' | undefined;
  /** Shares the whole inline size evenly. */
  readonly stretch?: boolean | undefined;
}

export function Tabs({ items, value, onValueChange, label, appearance = 'line', stretch = false }: TabsProps) {
  return (
    <BaseProvider>
      <Base.Root value={value} onValueChange={(next: string) => onValueChange(next)}>
        <Base.List
          className={cx(styles.list, styles[appearance], stretch && styles.stretch)}
          aria-label={label}
          activateOnFocus
        >
          {items.map((item) => (
            <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
              {item.icon}
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{inPageDigits(item.count)}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {items.map(
          (item) =>
            item.content !== undefined && (
              <Base.Panel key={item.value} value={item.value} className={styles.panel}>
                {item.content}
              </Base.Panel>
            ),
        )}
      </Base.Root>
    </BaseProvider>
  );
}
