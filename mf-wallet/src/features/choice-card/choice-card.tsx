import { CircleCheck } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  /** Of the radio group that the card belongs to. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  /** Lines below the title. */
  readonly children: ReactNode;
  readonly onChoose: () => void;
  /** A button of the card that does not choose it. */
  readonly tool?: ReactNode;
}

/** A radio button as a card. */
export function ChoiceCard({ name, checked, disabled, icon, title, children, onChoose, tool }: ChoiceCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={styles.input}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          {children}
        </span>
        <CircleCheck className={styles.check} aria-hidden="true" />
      </label>
      {tool}
    </div>
  );
}

/** A line below the title of a card. */
export const ChoiceLine = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.line}>{children}</span>
);
