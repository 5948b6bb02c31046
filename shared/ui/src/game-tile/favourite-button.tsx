import styles from './favourite-button.module.css';

export interface FavouriteControl {
  readonly active: boolean;
  /** Says what the toggle is for, with the game's name; the pressed state is announced apart. */
  readonly label: string;
  readonly onToggle: () => void;
}

/** A heart that is drawn by CSS and only while it is visible: an element in each card would make scrolling slower. */
export function FavouriteButton({ active, label, onToggle }: FavouriteControl) {
  return (
    <button type="button" className={styles.favourite} aria-pressed={active} aria-label={label} onClick={onToggle} />
  );
}
