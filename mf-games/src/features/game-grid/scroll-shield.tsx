import { type RefObject, useEffect } from 'react';
import styles from './game-grid.module.css';

/**
 * Lies over the games while they pass below the pointer: what answers to it one after the other, lit up and fading, cost more
 * than a third of the scrolling. It stays in the page, since a press on something that leaves it is lost.
 */
export function ScrollShield({ active }: { readonly active: boolean }) {
  return <div className={styles.shield} data-scroll-shield="" hidden={!active} />;
}

/**
 * Who presses before the list has come to rest presses what is seen there; and where the shield came or went between pressing
 * and letting go, the browser tells only the list of it.
 * @param boxRef the list that the shield lies over
 */
export function usePressThrough(boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const onClick = (press: MouseEvent) => {
      if (press.target !== box && !isShield(press.target as Element)) return;
      const seen = document.elementsFromPoint(press.clientX, press.clientY).find((element) => !isShield(element));
      if (seen && seen !== box && box.contains(seen)) seen.dispatchEvent(new MouseEvent('click', press));
    };
    box.addEventListener('click', onClick);
    return () => box.removeEventListener('click', onClick);
  }, [boxRef]);
}

const isShield = (element: Element): boolean => element.hasAttribute('data-scroll-shield');
