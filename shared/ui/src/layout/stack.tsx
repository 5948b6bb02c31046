import { type ComponentProps, createElement } from 'react';
import { cx } from '../cx';
import styles from './layout.module.css';
import { elementOf, type Gap, gapClass, type LayoutElement } from './spacing';

interface StackOwnProps<Tag> {
  /** The element to render. Default: `div`. */
  readonly as?: Tag | undefined;
  /** Distance between children. Default: none. */
  readonly gap?: Gap | undefined;
  /** Where children stand along the line. Default: they fill it. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

export type StackProps<Tag extends LayoutElement = 'div'> = StackOwnProps<Tag> &
  Omit<ComponentProps<Tag>, keyof StackOwnProps<Tag>>;

const ALIGN = { start: styles.acrossStart, center: styles.acrossCenter, end: styles.acrossEnd };

/** Children below one another: `<Stack as="form" gap={4}>`. */
export function Stack<Tag extends LayoutElement = 'div'>({ as, gap, align, className, ...rest }: StackProps<Tag>) {
  return createElement(elementOf(as, 'div'), {
    ...rest,
    className: cx(styles.stack, gapClass(gap), align && ALIGN[align], className),
  });
}
