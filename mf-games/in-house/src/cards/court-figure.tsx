import styles from './card-face.module.css';

/** The upper halves of the court cards, in a frame of 56 by 50 whose lower edge is the middle of the card. */
const HELM = 'M0-44C9-44 15-38 15-29V-16L9-10H-9L-15-16V-29C-15-38-9-44 0-44Z';
const FACE = 'M-9-28H9V-17C9-11 5-7 0-7S-9-11-9-17Z';

interface CourtFigureProps {
  /** 11 jack, 12 queen, 13 king. */
  readonly rank: number;
}

/** Half of a court card; the card shows it twice. */
export function CourtFigure({ rank }: CourtFigureProps) {
  return (
    <g>
      <path className={styles.cloth} d="M-28 0V-3C-24-10-15-13-8-14H8C15-13 24-10 28-3V0Z" />
      <path
        className={styles.trim}
        d="M-6-14 0-5 6-14 9-14 0 0-9-14ZM-28-3C-22-9-17-11-13-12L-16 0H-28ZM28-3C22-9 17-11 13-12L16 0H28Z"
      />
      {rank === 11 && <Jack />}
      {rank === 12 && <Queen />}
      {rank === 13 && <King />}
    </g>
  );
}

function Jack() {
  return (
    <>
      <path className={styles.hair} d="M-13-30H13V-18C13-15 11-13 9-12H-9C-11-13-13-15-13-18Z" />
      <path className={styles.skin} d={FACE} />
      <path className={styles.cloth} d="M-15-27C-15-38-8-43 1-43 10-43 15-37 15-30L-15-25Z" />
      <path className={styles.trim} d="M-15-27 15-32V-28L-15-23Z" />
      <path className={styles.plume} d="M8-42C14-52 24-50 25-40 20-45 14-42 10-36Z" />
      <Features />
    </>
  );
}

function Queen() {
  return (
    <>
      <path
        className={styles.hair}
        d="M0-40C11-40 16-33 16-24 16-17 18-12 20-9H-20C-18-12-16-17-16-24-16-33-11-40 0-40Z"
      />
      <path className={styles.skin} d={FACE} />
      <path className={styles.trim} d="M-12-30-15-43-7-36 0-47 7-36 15-43 12-30C4-33-4-33-12-30Z" />
      <circle className={styles.gem} cx="0" cy="-36" r="2.4" />
      <circle className={styles.gem} cx="-12" cy="-12" r="1.8" />
      <circle className={styles.gem} cx="12" cy="-12" r="1.8" />
      <Features />
    </>
  );
}

function King() {
  return (
    <>
      <path className={styles.hair} d={HELM} />
      <path className={styles.skin} d={FACE} />
      <path className={styles.hair} d="M-9-18C-6-15-3-16 0-15 3-16 6-15 9-18V-14C9-6 4-2 0 0-4-2-9-6-9-14Z" />
      <path className={styles.trim} d="M-15-29-17-46-8-39-4-49 0-41 4-49 8-39 17-46 15-29C5-32-5-32-15-29Z" />
      <circle className={styles.gem} cx="-7.5" cy="-34" r="1.8" />
      <circle className={styles.gem} cx="0" cy="-35.5" r="2.2" />
      <circle className={styles.gem} cx="7.5" cy="-34" r="1.8" />
      <Features />
    </>
  );
}

function Features() {
  return <path className={styles.features} d="M-6-23.5H-2.5M2.5-23.5H6M0-22V-17.5H-1.5M-2-13.5H2" />;
}
