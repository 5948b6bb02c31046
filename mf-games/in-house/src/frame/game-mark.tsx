import styles from './game-mark.module.css';

/** The games' own signs: a climb that breaks off, and a field with one cell open. */
export function GameMark({ game }: { readonly game: 'crash' | 'mines' }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.plate} width="32" height="32" rx="8" />
      {game === 'crash' ? <Climb /> : <Field />}
    </svg>
  );
}

function Climb() {
  return (
    <>
      <path className={styles.shade} d="M6 26C15 25 20 20 22.5 10V26Z" />
      <path className={styles.line} d="M6 26C15 25 20 20 22.5 10" />
      <path className={styles.accent} d="m23 4 4.5 6-5 2.5-4-3.5Z" />
    </>
  );
}

function Field() {
  return (
    <>
      <path className={styles.shade} d="M7 7h8v8H7zM17 17h8v8h-8zM7 17h8v8H7z" />
      <path className={styles.accent} d="m21 5.5 5.5 5.5-5.5 5.5-5.5-5.5Z" />
    </>
  );
}
