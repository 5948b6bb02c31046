import styles from './favourite-button.module.css';

export interface FavouriteControl {
  readonly active: boolean;
  /** Says what the toggle is for, with the game's name; the pressed state is announced apart. */
  readonly label: string;
  readonly onToggle: () => void;
}

/** A heart, drawn by its styles and only when it is wanted: as elements, those of a list that nobody sees would cost as much as all their pictures. */
export function FavouriteButton({ active, label, onToggle }: FavouriteControl) {
  return (
    <button type="button" className={styles.favourite} aria-pressed={active} aria-label={label} onClick={onToggle} />
  );
}
