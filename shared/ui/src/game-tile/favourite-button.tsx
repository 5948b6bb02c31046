import styles from './favourite-button.module.css';

export interface FavouriteControl {
  readonly active: boolean;
  /** Says what the toggle is for, with the game's name; the pressed state is announced apart. */
  readonly label: string;
  readonly onToggle: () => void;
}

/** A heart, drawn by its styles and only when it is wanted: as elements, one in each card of a list would be paid for by whoever scrolls it. */
export function FavouriteButton({ active, label, onToggle }: FavouriteControl) {
  return (
    <button type="button" className={styles.favourite} aria-pressed={active} aria-label={label} onClick={onToggle} />
  );
}
