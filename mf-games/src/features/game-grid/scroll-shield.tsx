import { type RefObject, useEffect } from 'react';
import styles from './game-grid.module.css';

/**
 * A transparent layer over the games while the list scrolls. Without it each card that passes the pointer gets and loses its
 * hover styles, which is more than a third of the work of scrolling. When the list rests the layer is hidden, not removed:
 * the browser drops a click whose pressed element has left the page.
 */
export function ScrollShield({ active }: { readonly active: boolean }) {
  return <div className={styles.shield} data-scroll-shield="" hidden={!active} />;
}

/**
 * Passes clicks that the shield keeps from a card on to that card. A click misses its card in two cases:
 * - the list is still scrolling, and the click is on the shield;
 * - the shield appeared or disappeared between press and release. The two then have different targets, and the browser
 *   dispatches the click on their common ancestor, the list.
 * @param listRef the element that holds the cards and the shield
 */
export function useClickThrough(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const passOn = (click: MouseEvent) => {
      const hasMissedCard = click.target === list || isShield(click.target as Element);
      if (!hasMissedCard) return;
      const elements = document.elementsFromPoint(click.clientX, click.clientY);
      const target = elements.find((element) => !isShield(element));
      if (target && target !== list && list.contains(target)) target.dispatchEvent(new MouseEvent('click', click));
    };
    list.addEventListener('click', passOn);
    return () => list.removeEventListener('click', passOn);
  }, [listRef]);
}

const isShield = (element: Element): boolean => element.hasAttribute('data-scroll-shield');
