import type { MouseEvent } from 'react';
import styles from './game-grid.module.css';

/**
 * Lies over the games while they pass below the pointer: what answers to it one after the other, lit up and fading, cost more
 * than a third of the scrolling. Who presses before the list has come to rest presses what is seen there.
 */
export function ScrollShield() {
  return <div role="presentation" className={styles.shield} onClick={passOn} />;
}

function passOn({ clientX, clientY, nativeEvent }: MouseEvent): void {
  const [, below] = document.elementsFromPoint(clientX, clientY);
  below?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
}
