import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Muted, Row, Stack } from '@marquee/ui/layout';
import styles from './layout.module.css';

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
