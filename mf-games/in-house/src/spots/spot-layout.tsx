import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { nearestSpot } from './nearest-spot';
import { SpotContext } from './spot-context';
import type { SpotTable } from './use-spot-table';

interface SpotLayoutProps {
  readonly table: SpotTable;
  /** What it is called. */
  readonly label: string;
  readonly className: string | undefined;
  /** The spot that the tab key reaches first. */
  readonly firstSpot: string;
  /** Hundredths of its stake that a spot brings back in the round whose result is shown. */
  readonly factorOf: (spot: string, outcome: Record<string, unknown>) => number;
  readonly children: ReactNode;
}

/** The spots of a table: one stop in the order of focus, arrows inside, Delete takes a chip back. */
export function SpotLayout({ table, label, className, firstSpot, factorOf, children }: SpotLayoutProps) {
  const [active, setActive] = useState(firstSpot);
  const ref = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      table.takeOff(active);
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

  return (
    <SpotContext value={{ table, active, setActive, factorOf }}>
      <div ref={ref} className={className} role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {children}
      </div>
    </SpotContext>
  );
}
