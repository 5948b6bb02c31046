import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

describe('Button', () => {
  it('ignores clicks while loading, keeps its name and focus, and says that it is busy', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const submit = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submit);
    render(
      <form>
        <Button type="submit" loading onClick={onClick}>
          Deposit
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Deposit' });
    await user.click(button);
    await user.keyboard('{Enter}');
    document.removeEventListener('submit', submit);
    expect(onClick).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('does not submit a form unless it says so', async () => {
    const user = userEvent.setup();
    const submit = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submit);
    render(
      <form>
        <Button>More</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    document.removeEventListener('submit', submit);
    expect(submit).not.toHaveBeenCalled();
  });
});
