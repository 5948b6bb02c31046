import { Panel } from '@marquee/ui';
import type { ReactNode } from 'react';
import { Wordmark } from '../layout/wordmark';
import styles from './session.module.css';

interface SignedOutFrameProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A page of its own for somebody who is not signed in, or not yet: one card under the wordmark. */
export function SignedOutFrame({ title, hint, children }: SignedOutFrameProps) {
  return (
    <main className={styles.alone}>
      <title>{title}</title>
      <div className={styles.card}>
        <Wordmark />
        <Panel tone="raised" padding="lg">
          <div className={styles.content}>
            <div>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.hint}>{hint}</p>
            </div>
            {children}
          </div>
        </Panel>
      </div>
    </main>
  );
}
