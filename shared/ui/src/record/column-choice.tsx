import { Columns3 } from 'lucide-react';
import { Button } from '@marquee/ui';
import { Checkbox } from '../choice/checkbox';
import { Flyout } from '../flyout/flyout';
import styles from './record.module.css';

export interface ColumnChoiceProps {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly shown: boolean }[];
  readonly onToggle: (id: string) => void;
}

/** The columns of a table to choose from; pairs with `useColumnChoice`. */
export function ColumnChoice({ label, columns, onToggle }: ColumnChoiceProps) {
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
        {columns.map(({ id, label: name, shown }) => (
          <Checkbox key={id} label={name} checked={shown} onChange={() => onToggle(id)} />
        ))}
      </div>
    </Flyout>
  );
}
