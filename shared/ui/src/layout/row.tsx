import { type ComponentProps, createElement } from 'react';
import { cx } from '../cx';
import styles from './layout.module.css';
import { elementOf, type Gap, gapClass, type LayoutElement } from './spacing';

interface RowOwnProps<Tag> {
  /** The element to render. Default: `div`. */
  readonly as?: Tag | undefined;
  /** Distance between children. Default: none. */
  readonly gap?: Gap | undefined;
  /** Where children stand across the line. Default: they are as high as the highest. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** How children share the line. Default: they stand at its start. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
  /** Whether children that do not fit go to another line. Default: true. */
  readonly wrap?: boolean | undefined;
}

export type RowProps<Tag extends LayoutElement = 'div'> = RowOwnProps<Tag> &
  Omit<ComponentProps<Tag>, keyof RowOwnProps<Tag>>;

const ALIGN = {
  start: styles.alignStart,
  center: styles.alignCenter,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
};
const JUSTIFY = { center: styles.justifyCenter, end: styles.justifyEnd, between: styles.justifyBetween };

/** Children beside one another: `<Row gap={2} align="center">`. */
export function Row<Tag extends LayoutElement = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap = true,
  className,
  ...rest
}: RowProps<Tag>) {
  const classes = cx(
    styles.row,
    wrap && styles.wrap,
    gapClass(gap),
    align && ALIGN[align],
    justify && JUSTIFY[justify],
    className,
  );
  return createElement(elementOf(as, 'div'), { ...rest, className: classes });
}
