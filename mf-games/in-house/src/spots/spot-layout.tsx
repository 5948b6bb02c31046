import type { InstantOutcome } from '@marquee/contract/fairness/instant-games';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { nearestSpot } from './nearest-spot';
import { SpotContext } from './spot-context';
import type { SpotTable, TableCode } from './use-spot-table';

interface SpotLayoutProps<Code extends TableCode> {
  readonly table: SpotTable<Code>;
  /** Accessible name. */
  readonly label: string;
  readonly className: string | undefined;
  /** The spot in the tab order at first. */
  readonly firstSpot: string;
  /** Hundredths of its stake that a spot brings back in the round whose result is shown. */
  readonly factorOf: (spot: string, outcome: InstantOutcome<Code>) => number;
  readonly children: ReactNode;
}

/** The spots of a table: one tab stop, arrow keys inside; Delete removes a chip. */
export function SpotLayout<Code extends TableCode>(props: SpotLayoutProps<Code>) {
  const { table, label, className, firstSpot, factorOf, children } = props;
  const [active, setActive] = useState(firstSpot);
  const ref = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      table.removeChip(active);
      return;
    }
    const spots = [...(ref.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
    const from = spots.findIndex(({ dataset }) => dataset.spot === active);
    const next = nearestSpot(
      spots.map((spot) => spot.getBoundingClientRect()),
      from,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    spots[next]?.focus();
  };

  const { result } = table;
  const resultFactorOf = (spot: string) => (result ? factorOf(spot, result.outcome) : null);
  return (
    <SpotContext value={{ table, active, setActive, resultFactorOf }}>
      <div ref={ref} className={className} role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {children}
      </div>
    </SpotContext>
  );
}
