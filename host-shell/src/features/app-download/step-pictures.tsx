import type { ReactNode } from 'react';
import styles from './guide-pictures.module.css';

/** A phone with what stands on its screen. The picture is mirrored where people read from right to left. */
function PhoneOutline({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 176" width="96" height="176" className={styles.phone} aria-hidden="true" focusable="false">
      <rect className={styles.body} x="2" y="2" width="92" height="172" rx="14" />
      <rect className={styles.screen} x="8" y="10" width="80" height="156" rx="8" />
      {children}
    </svg>
  );
}

/** The site in a browser: a large picture over lines of text. */
function PageLines({ top }: { readonly top: number }) {
  return (
    <g className={styles.faint}>
      <rect x="14" y={top} width="68" height="34" rx="4" />
      <rect x="14" y={top + 42} width="68" height="5" rx="2.5" />
      <rect x="14" y={top + 53} width="48" height="5" rx="2.5" />
      <rect x="14" y={top + 64} width="58" height="5" rx="2.5" />
    </g>
  );
}

/** A square with an arrow that points up. */
function ShareSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className={styles.target}
      transform={`translate(${x} ${y})`}
      d="M-3-2h-3v9H6v-9H3M0 3v-10M-3.5-3.5 0-7l3.5 3.5"
    />
  );
}

function Row({ y, isMarked = false }: { readonly y: number; readonly isMarked?: boolean }) {
  return (
    <g className={isMarked ? styles.marked : styles.faint}>
      {isMarked && <rect className={styles.plate} x="13" y={y - 8} width="70" height="16" rx="5" />}
      <rect x="18" y={y - 2} width="42" height="4" rx="2" />
      {isMarked ? (
        <path className={styles.sign} d={`M70 ${y - 4}h8v8h-8zM74 ${y - 2}v4M72 ${y}h4`} />
      ) : (
        <rect x="70" y={y - 3} width="7" height="6" rx="2" />
      )}
    </g>
  );
}

/** The site open in the phone's browser, its address marked. */
export function AddressPicture() {
  return (
    <PhoneOutline>
      <rect className={styles.field} x="14" y="18" width="68" height="14" rx="7" />
      <circle className={styles.dot} cx="22" cy="25" r="3" />
      <rect className={styles.dot} x="29" y="23" width="36" height="4" rx="2" />
      <PageLines top={42} />
    </PhoneOutline>
  );
}

/** The bar at the bottom of the browser, its share button marked. */
export function SharePicture() {
  return (
    <PhoneOutline>
      <PageLines top={22} />
      <rect className={styles.sheet} x="8" y="138" width="80" height="28" rx="8" />
      <g className={styles.faint}>
        <rect x="17" y="149" width="8" height="6" rx="2" />
        <rect x="71" y="149" width="8" height="6" rx="2" />
      </g>
      <circle className={styles.ring} cx="48" cy="152" r="12" />
      <ShareSign x={48} y={152} />
    </PhoneOutline>
  );
}

/** The list that the share button opens, its row for the home screen marked. */
export function ShareListPicture() {
  return (
    <PhoneOutline>
      <PageLines top={18} />
      <rect className={styles.sheet} x="8" y="68" width="80" height="98" rx="8" />
      <Row y={84} />
      <Row y={102} />
      <Row y={122} isMarked />
      <Row y={142} />
    </PhoneOutline>
  );
}

/** The browser's menu behind three dots, its row for the home screen marked. */
export function MenuPicture() {
  return (
    <PhoneOutline>
      <rect className={styles.field} x="14" y="18" width="56" height="14" rx="7" />
      <circle className={styles.ring} cx="79" cy="25" r="7" />
      <g className={styles.dot}>
        <circle cx="79" cy="21.5" r="1.4" />
        <circle cx="79" cy="25" r="1.4" />
        <circle cx="79" cy="28.5" r="1.4" />
      </g>
      <PageLines top={88} />
      <rect className={styles.sheet} x="10" y="36" width="76" height="78" rx="8" />
      <Row y={49} />
      <Row y={66} />
      <Row y={84} isMarked />
      <Row y={102} />
    </PhoneOutline>
  );
}

const APP_COLUMNS = [15, 38, 61] as const;
const APP_ROWS = [24, 48] as const;

/** The home screen: the site's icon among those of other apps. */
export function HomeScreenPicture() {
  return (
    <PhoneOutline>
      <g className={styles.faint}>
        {APP_ROWS.map((y) =>
          APP_COLUMNS.map((x) => <rect key={`${x}/${y}`} x={x} y={y} width="18" height="18" rx="5" />),
        )}
        <rect x="15" y="72" width="18" height="18" rx="5" />
        <rect x="14" y="142" width="68" height="18" rx="7" />
      </g>
      <rect className={styles.icon} x="38" y="72" width="18" height="18" rx="5" />
      <path className={styles.star} d="m47 75.5 1.6 3.9 3.9 1.6-3.9 1.6-1.6 3.9-1.6-3.9-3.9-1.6 3.9-1.6Z" />
      <rect className={styles.ring} x="34" y="68" width="26" height="26" rx="8" />
    </PhoneOutline>
  );
}
