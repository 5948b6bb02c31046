import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface StoryProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One component of the gallery with its states. */
export function Story({ id, title, children }: StoryProps) {
  return (
    <section id={id} className={styles.story} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.storyTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A row of states with what they show. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.stateName}>{name}</p>
      <div className={styles.stateBody}>{children}</div>
    </div>
  );
}
