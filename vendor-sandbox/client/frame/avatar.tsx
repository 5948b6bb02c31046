import styles from './avatar.module.css';

const GROUNDS = ['#3b5b92', '#7a4a86', '#2f7d6b', '#a0603a', '#8c3f52', '#4d6f33', '#5a55a8', '#8a7430'];
const SKINS = ['#f3cfae', '#e3b088', '#c98d62', '#9d6a45', '#7a4e32'];
const HAIRS = ['#1c1716', '#3d2618', '#6b4423', '#a8763a', '#8d8d93', '#5b2330'];
const SHIRTS = ['#e9c46a', '#d8433f', '#2e78d6', '#f3f5fb', '#2f9e62', '#22252f'];

/** Drawn behind the face: long hair, a scarf. */
const BACK = ['', 'M14 25c0-13 5-19 18-19s18 6 18 19v22H14z', 'M11 30C11 13 19 5 32 5s21 8 21 25l3 22H8z', ''];
/** Drawn over the forehead: short, parted, a fringe, a cap. */
const FRONT = [
  'M18 27c-2-13 5-20 14-20s16 7 14 20c-3-7-6-9-14-9s-11 2-14 9z',
  'M17 27C15 13 22 7 32 7s17 6 15 20c-2-6-5-9-9-11-5 4-13 5-18 6z',
  'M18 24c0-11 6-16 14-16s14 5 14 16c-8-4-20-4-28 0z',
  'M16 22C17 11 23 6 32 6s15 5 16 16c4 1 6 2 6 4H13c0-2 1-3 3-4z',
];

function seedOf(name: string): number {
  let seed = 2_166_136_261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return seed;
}

/** A drawn face that belongs to a name; decoration, the name stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  const seed = seedOf(name);
  const pick = (choices: readonly string[], step: number) => choices[Math.floor(seed / step) % choices.length];
  const hair = pick(HAIRS, 41);
  return (
    <svg viewBox="0 0 64 64" className={styles.avatar} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill={pick(GROUNDS, 1)} />
      <path d={pick(BACK, 1_009)} fill={hair} />
      <path d="M9 64c1-13 9-18 23-18s22 5 23 18z" fill={pick(SHIRTS, 331)} />
      <path d="M26 38h12v9c0 5-12 5-12 0z" fill={pick(SKINS, 7)} />
      <ellipse cx="32" cy="29" rx="13.5" ry="16" fill={pick(SKINS, 7)} />
      <path d={pick(FRONT, 97)} fill={hair} />
      <circle cx="26.500" cy="30" r="1.8" fill="#1c1716" />
      <circle cx="37.500" cy="30" r="1.8" fill="#1c1716" />
      <path d="M27 37.500c3 2.4 7 2.4 10 0" fill="none" stroke="#1c1716" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** The mark of a house player. */
export function HouseAvatar() {
  return (
    <svg viewBox="0 0 64 64" className={styles.avatar} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#2b2f3d" />
      <circle cx="32" cy="32" r="25" fill="none" stroke="#e9c46a" strokeWidth="3" strokeDasharray="7 5" />
      <path d="M32 16 50 31h-5v15H36V36h-8v10h-9V31h-5z" fill="#e9c46a" />
    </svg>
  );
}
