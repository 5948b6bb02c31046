import type { ReactNode } from 'react';
import groups from './groups.module.css';

interface FactListProps {
  /** Names with their values, in the order of the screen. */
  readonly facts: ReadonlyArray<readonly [label: string, value: ReactNode]>;
  /** Of another layout than columns of one width. */
  readonly className?: string | undefined;
}

/** Values with their names, as a description list. */
export function FactList({ facts, className = groups.facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
