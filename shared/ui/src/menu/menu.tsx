import { Menu as Base } from '@base-ui/react/menu';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the line, such as a count badge. */
  readonly trailing?: ReactNode;
  /** Makes the entry a real link; `onSelect` may then prevent the default and navigate itself. */
  readonly href?: string | undefined;
  readonly onSelect?: ((event: MouseEvent) => void) | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Draws a line above this entry. */
  readonly separated?: boolean | undefined;
}

export interface MenuProps {
  /** One focusable element, for example a `<Button>`; it receives the trigger's properties. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly entries: readonly MenuEntry[];
  /** Above the entries, such as who is signed in. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly openOnHover?: boolean | undefined;
}

export function Menu({ trigger, entries, header, align = 'end', openOnHover = false }: MenuProps) {
  return (
    <BaseProvider>
      <Base.Root modal={false}>
        <Base.Trigger render={trigger} openOnHover={openOnHover} delay={80} />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} align={align} sideOffset={8}>
            <Base.Popup className={styles.popup}>
              {header !== undefined && <div className={styles.header}>{header}</div>}
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseProvider>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { icon, label, trailing, href, onSelect, tone = 'plain', disabled = false, separated = false } = entry;
  const className = cx(styles.item, styles[tone], separated && styles.separated);
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
      {trailing}
    </>
  );
  if (href !== undefined) {
    return (
      <Base.LinkItem className={className} href={href} onClick={onSelect} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} disabled={disabled} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}
