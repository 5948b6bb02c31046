import type { ReactNode } from 'react';
import type { PictureName } from './picture-of';
import styles from './prize-picture.module.css';

const STAR = 'm32 17 4.1 8.9 9.7 1.1-7.2 6.6 2 9.6-8.6-4.8-8.6 4.8 2-9.6-7.2-6.6 9.7-1.1z';
const LEAF = 'M31 31C22 31 13 27 13 20c0-6 7-8 11-4 4-7 13 2 7 15z';

const PICTURES: Readonly<Record<PictureName, ReactNode>> = {
  trophy: (
    <>
      <path
        className={styles.goldDeep}
        d="M15 15H7c0 12 5 18 14 20l2-5c-6-1-9-4-10-10h3zm34 0h8c0 12-5 18-14 20l-2-5c6-1 9-4 10-10h-3z"
      />
      <path className={styles.gold} d="M14 9h36c0 18-4 29-15 32v6h-6v-6C18 38 14 27 14 9z" />
      <path className={styles.goldLight} d="M18 12h8c0 12 1 20 5 26-9-3-13-12-13-26z" />
      <path className={styles.goldDeep} d="M24 46h16l2 6H22z" />
      <path className={styles.wood} d="M18 52h28v6H18z" />
      <path className={styles.spark} d="m34 14 2.4 5 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z" />
    </>
  ),
  coins: (
    <>
      <path className={styles.goldDeep} d="M8 41v9c0 4 8 7 18 7s18-3 18-7v-9z" />
      <path className={styles.line} d="M8 46c0 4 8 7 18 7s18-3 18-7M14 49.5v5M22 51.5v5M30 51.5v5M38 49.5v5" />
      <ellipse className={styles.gold} cx="26" cy="41" rx="18" ry="7" />
      <circle className={styles.goldDeep} cx="37" cy="26" r="20" />
      <circle className={styles.gold} cx="36" cy="24.5" r="19" />
      <circle className={styles.ring} cx="36" cy="24.5" r="14.5" />
      <path className={styles.spark} d={STAR} transform="translate(11.2 1.7) scale(.775)" />
    </>
  ),
  gem: (
    <>
      <path className={styles.gem} d="M18 11h28l13 16-27 29L5 27z" />
      <path className={styles.gemLight} d="m18 11 6 16H5zm14 0 8 16H24zm0 45-8-29h16z" />
      <path className={styles.gemDeep} d="m46 11-6 16h19zm-6 16L32 56l27-29z" />
      <path className={styles.spark} d="m18 11 14 0-8 16z" />
      <path className={styles.spark} d="m53 5 1.5 4.5L59 11l-4.5 1.5L53 17l-1.5-4.5L47 11l4.5-1.5z" />
    </>
  ),
  wheel: (
    <>
      <circle className={styles.goldDeep} cx="32" cy="34" r="26" />
      <circle className={styles.paper} cx="32" cy="34" r="22" />
      <path
        className={styles.red}
        d="M32 34V12a22 22 0 0 1 19 11zM32 34l19 11a22 22 0 0 1-19 11zM32 34 13 45a22 22 0 0 1 0-22z"
      />
      <circle className={styles.gold} cx="32" cy="34" r="6" />
      <path className={styles.wood} d="M25 3h14l-7 15z" />
    </>
  ),
  envelope: (
    <>
      <rect className={styles.redDeep} x="11" y="6" width="42" height="54" rx="5" />
      <rect className={styles.red} x="11" y="5" width="42" height="52" rx="5" />
      <path className={styles.redDeep} d="M11 15v-5a5 5 0 0 1 5-5h32a5 5 0 0 1 5 5v5c-4 10-14 14-21 14s-17-4-21-14z" />
      <circle className={styles.gold} cx="32" cy="29" r="9" />
      <circle className={styles.ring} cx="32" cy="29" r="6" />
      <path className={styles.goldThread} d="M20 46h24M25 51h14" />
    </>
  ),
  raffle: (
    <g transform="rotate(-14 32 32)">
      <path
        className={styles.gemDeep}
        d="M4 21a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v6a6 6 0 0 0 0 12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-6a6 6 0 0 0 0-12z"
      />
      <path
        className={styles.gem}
        d="M4 19a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v6a6 6 0 0 0 0 12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-6a6 6 0 0 0 0-12z"
      />
      <path className={styles.seam} d="M43 17v28" />
      <path className={styles.spark} d={STAR} transform="translate(2.4 8.4) scale(.7)" />
    </g>
  ),
  clover: (
    <>
      <path className={styles.stem} d="M32 32c1 12 5 19 13 25" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} className={styles.leaf} d={LEAF} transform={`rotate(${turn} 32 31)`} />
      ))}
      <path className={styles.vein} d="M21 21l10 10 10-10M21 41l10-10 10 10" />
    </>
  ),
};

/** What a prize is, at a glance. Its name stands beside it, so it says nothing to assistive technology. */
export function PrizePicture({ name }: { readonly name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {PICTURES[name]}
    </svg>
  );
}
