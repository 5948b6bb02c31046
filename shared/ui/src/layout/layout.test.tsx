import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Muted, Row, ScrollRow, Stack } from '@marquee/ui/layout';
import styles from './layout.module.css';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const classesOf = (name: string) => [...screen.getByTestId(name).classList].sort();
const sorted = (...classes: ReadonlyArray<string | undefined>) => [...classes].sort();

describe('Stack, Row and Muted', () => {
  it('say their layout by classes, without a style of their own', () => {
    const { container } = render(
      <>
        <Stack data-testid="stack" gap={4} align="start" className="own" />
        <Row data-testid="row" gap={2} align="center" justify="between" />
        <Row data-testid="line" wrap={false} />
        <Muted data-testid="muted" />
        <Muted data-testid="colour" size="inherit" />
      </>,
    );
    expect(classesOf('stack')).toEqual(sorted('own', styles.acrossStart, styles.gap4, styles.stack));
    expect(classesOf('row')).toEqual(
      sorted(styles.alignCenter, styles.gap2, styles.justifyBetween, styles.row, styles.wrap),
    );
    expect(classesOf('line')).toEqual([styles.row]);
    expect(classesOf('muted')).toEqual(sorted(styles.muted, styles.small));
    expect(classesOf('colour')).toEqual([styles.muted]);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('render the element that `as` names, with its properties', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Stack as="form" aria-label="Address" onSubmit={submit}>
        <Row as="ul" aria-label="Towns">
          <Muted as="li">Dhaka</Muted>
        </Row>
        <button type="submit">Save</button>
      </Stack>,
    );
    expect(screen.getByRole('form', { name: 'Address' }).tagName).toBe('FORM');
    expect(screen.getByRole('list', { name: 'Towns' }).textContent).toBe('Dhaka');
    expect(screen.getByText('Dhaka').tagName).toBe('LI');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledOnce();
  });
});

describe('ScrollRow', () => {
  const box = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect;
  const entries = (current: string) => (
    <ScrollRow as="ul" current={current} data-testid="row">
      {['a', 'b', 'c'].map((name) => (
        <li key={name}>
          <a href={`/${name}`} aria-current={name === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ScrollRow>
  );

  it('has the current entry in its middle, at first and whenever it changes', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('ul')) return box(10, 300);
      return box(
        10 + { a: 0, b: 400, c: 800 }[this.textContent as 'a' | 'b' | 'c'] - this.closest('ul')!.scrollLeft,
        100,
      );
    });
    const { rerender } = render(entries('c'));
    const row = screen.getByTestId('row');
    expect(row.scrollLeft).toBe(700);
    rerender(entries('b'));
    expect(row.scrollLeft).toBe(300);
    row.scrollLeft = 20;
    rerender(entries('b'));
    expect(row.scrollLeft).toBe(20);
    vi.restoreAllMocks();
  });
});
