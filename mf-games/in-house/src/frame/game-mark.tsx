import type { ReactNode } from 'react';
import type { GameName } from '../app/game-name';
import styles from './game-mark.module.css';

/** The icons of the games. */
const SIGNS: Readonly<Record<GameName, ReactNode>> = {
  /** A climbing curve that ends abruptly. */
  crash: (
    <>
      <path className={styles.shade} d="M6 26C15 25 20 20 22.5 10V26Z" />
      <path className={styles.line} d="M6 26C15 25 20 20 22.5 10" />
      <path className={styles.accent} d="m23 4 4.5 6-5 2.5-4-3.5Z" />
    </>
  ),
  /** A field with one cell open. */
  mines: (
    <>
      <path className={styles.shade} d="M7 7h8v8H7zM17 17h8v8h-8zM7 17h8v8H7z" />
      <path className={styles.accent} d="m21 5.5 5.5 5.5-5.5 5.5-5.5-5.5Z" />
    </>
  ),
  /** A card with arrows up and down. */
  hilo: (
    <>
      <path className={styles.shade} d="M6 6h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6Z" />
      <path className={styles.accent} d="m23 5 5 7h-3v5h-4v-5h-3Z" />
      <path className={styles.line} d="M23 21v6m-3-3 3 3 3-3" />
    </>
  ),
  /** A ten-sided die. */
  dice: (
    <>
      <path className={styles.shade} d="M16 4 28 13v6L16 28 4 19v-6Z" />
      <path className={styles.accent} d="m16 4 7 12-7 5-7-5Z" />
      <path className={styles.line} d="M16 21v7" />
    </>
  ),
  /** A ladder, partly climbed. */
  limbo: (
    <>
      <path className={styles.shade} d="M7 14h7v12H7z" />
      <path className={styles.line} d="M7 8h7M18 8h7M18 14h7M18 20h7M18 26h7" />
      <path className={styles.accent} d="M7 17h7v9H7z" />
    </>
  ),
  /** Pins and a ball. */
  plinko: (
    <>
      <path className={styles.line} d="M16 14h.01M11 20h.01M21 20h.01M6 26h.01M16 26h.01M26 26h.01" />
      <circle className={styles.accent} cx="16" cy="7" r="3.6" />
    </>
  ),
  /** A ring with its pointer. */
  wheel: (
    <>
      <circle className={styles.line} cx="16" cy="17.5" r="8.5" />
      <path className={styles.shade} d="M16 17.5V9a8.5 8.5 0 0 1 7.4 4.3Z" />
      <path className={styles.accent} d="m16 12.5-3.6-8h7.2Z" />
    </>
  ),
  /** Numbers, three of them hit. */
  keno: (
    <>
      <path className={styles.shade} d="M6 6h5v5H6zM21 6h5v5h-5zM6 21h5v5H6zM13.5 21h5v5h-5zM13.5 6h5v5h-5z" />
      <path className={styles.accent} d="M13.5 13.5h5v5h-5zM6 13.5h5v5H6zM21 21h5v5h-5z" />
    </>
  ),
  /** Two hands of cards. */
  baccarat: (
    <>
      <path className={styles.shade} d="m5 9 9-3 5 15-9 3Z" />
      <path className={styles.accent} d="M17 8h9v16h-9z" />
      <path className={styles.line} d="M21.5 13.5v5" />
    </>
  ),
  /** Three dice. */
  sicbo: (
    <>
      <path className={styles.shade} d="M5 16h10v10H5zM17 16h10v10H17z" />
      <path className={styles.accent} d="M11 5h10v9H11z" />
      <path className={styles.line} d="M10 21h.01M22 21h.01" />
    </>
  ),
};

export function GameMark({ game }: { readonly game: GameName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.plate} width="32" height="32" rx="8" />
      {SIGNS[game]}
    </svg>
  );
}
