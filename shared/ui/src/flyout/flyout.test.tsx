import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Flyout, FlyoutLink } from './flyout';

afterEach(cleanup);

function renderFlyout(openOnHover = false) {
  render(
    <>
      <Flyout
        label="Account"
        openOnHover={openOnHover}
        trigger={(props) => (
          <button {...props} type="button">
            rahim
          </button>
        )}
      >
        <FlyoutLink href="#bets">Betting record</FlyoutLink>
      </Flyout>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'rahim' }) };
}

describe('Flyout', () => {
  it('says whether it is open and closes by Esc with the focus back on its button', async () => {
    const { user, trigger } = renderFlyout();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Betting record');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('closes when the focus leaves, on a click outside and when a link is followed', async () => {
    const { user, trigger } = renderFlyout();
    await user.click(trigger);
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(trigger);
    await user.click(document.body);
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(trigger);
    await user.click(screen.getByRole('link', { name: 'Betting record' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('opens by the pointer if enabled', async () => {
    const { user, trigger } = renderFlyout(true);
    await user.hover(trigger);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Account' })).not.toBeNull());
    await user.click(trigger);
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeNull();
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
