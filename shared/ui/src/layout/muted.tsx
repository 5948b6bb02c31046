import { type ComponentProps, createElement } from 'react';
import { cx } from '../cx';
import styles from './layout.module.css';
import { elementOf, type LayoutElement } from './spacing';

interface MutedOwnProps<Tag> {
  /** The element to render. Default: `span`. */
  readonly as?: Tag | undefined;
  /** `inherit` keeps the size of the text around it. Default: `sm`. */
  readonly size?: 'xs' | 'sm' | 'inherit' | undefined;
}

export type MutedProps<Tag extends LayoutElement = 'span'> = MutedOwnProps<Tag> &
  Omit<ComponentProps<Tag>, keyof MutedOwnProps<Tag>>;

const SIZES = { xs: styles.smaller, sm: styles.small, inherit: undefined };

/** Text that stands back: a hint, a time, an id. */
export function Muted<Tag extends LayoutElement = 'span'>({ as, size = 'sm', className, ...rest }: MutedProps<Tag>) {
  return createElement(elementOf(as, 'span'), { ...rest, className: cx(styles.muted, SIZES[size], className) });
}
