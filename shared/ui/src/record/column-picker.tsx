import { Columns3 } from 'lucide-react';
import { Button } from '@marquee/ui';
import { Checkbox } from '../choice/checkbox';
import { Flyout } from '../flyout/flyout';
import styles from './record.module.css';

export interface ColumnPickerProps {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly visible: boolean }[];
  readonly onToggle: (id: string) => void;
}

/** The columns of a table to choose from; pairs with `useColumnPicker`. */
export function ColumnPicker({ label, columns, onToggle }: ColumnPickerProps) {
  return (
    <Flyout
      label={label}
      align="end"
      trigger={(props) => (
        <Button icon={<Columns3 aria-hidden="true" />} {...props}>
          {label}
        </Button>
      )}
    >
      <div className={styles.columns}>
        {columns.map(({ id, label: name, visible }) => (
          <Checkbox key={id} label={name} checked={visible} onChange={() => onToggle(id)} />
        ))}
      </div>
    </Flyout>
  );
}
