import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import styles from './panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Controls at the end of the heading line. */
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'raised' | 'sunken' | 'accent' | undefined;
  /** `none` for content that reaches the edge, such as a table. */
  readonly padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
}

export function Panel({
  title,
  description,
  actions,
  tone = 'plain',
  padding = 'md',
  className,
  children,
  ...rest
}: PanelProps) {
  const headingId = useId();
  const hasHeader = title !== undefined || actions !== undefined;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : headingId}
      {...rest}
      className={cx(styles.panel, styles[tone], styles[`pad-${padding}`], className)}
    >
      {hasHeader && (
        <header className={styles.header}>
          <div>
            {title !== undefined && (
              <h2 id={headingId} className={styles.title}>
                {title}
              </h2>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
