import { cleanup, render, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog } from '@marquee/ui/dialog';
import { startPopupHistory } from '@marquee/ui/popup-history';

const visits = vi.fn();
let routerWindow: Window;
// The files of a worker share a document: their dialogs would have entries of this history.
const end = new AbortController();

beforeAll(() => {
  routerWindow = startPopupHistory((path) => path === '/login', end.signal);
});
afterAll(() => end.abort());
beforeEach(async () => {
  render(
    <BrowserRouter window={routerWindow}>
      <Site />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'help' }));
  await userEvent.click(screen.getByRole('link', { name: 'slots' }));
  visits.mockClear();
});
afterEach(cleanup);

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [details, setDetails] = useState(false);
  const [question, setQuestion] = useState(false);
  visits(pathname);
  return (
    <>
      <Link to="/help">help</Link>
      <Link to="/slots">slots</Link>
      <Link to="/login">login</Link>
      <button type="button" onClick={() => setDetails(true)}>
        Details
      </button>
      <Dialog open={details} onOpenChange={setDetails} title="A game" closeLabel="Close">
        <button type="button" onClick={() => setQuestion(true)}>
          Ask
        </button>
        <button
          type="button"
          onClick={() => {
            setDetails(false);
            void navigate('/play');
          }}
        >
          Play
        </button>
        <ConfirmDialog
          open={question}
          onOpenChange={setQuestion}
          title="Sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => void navigate('/done', { replace: true })}
        />
      </Dialog>
    </>
  );
}

/** Until the timers that are due now have run. */
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 20));
const popups = () => (history.state as { popups?: number } | null)?.popups ?? 0;
const entryOf = (count: number) => waitFor(() => expect(popups()).toBe(count));
const closed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const on = (page: string) => waitFor(() => expect(visits).toHaveBeenLastCalledWith(page));

async function openDetails(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await screen.findByRole('dialog');
  await entryOf(1);
}

describe('Back with popups', () => {
  it('closes the popup and stays on the page, which hears nothing of it', async () => {
    await openDetails();
    history.back();
    await closed('dialog');
    await entryOf(0);
    expect(location.pathname).toBe('/slots');
    expect(new Set(visits.mock.calls.flat())).toEqual(new Set(['/slots']));
  });

  it('goes to the page before, one step at a time, after a popup was closed by its button', async () => {
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await entryOf(0);
    history.back();
    await on('/help');
  });

  it('does not step back into the page while another document is being loaded', async () => {
    await openDetails();
    const go = vi.spyOn(history, 'go');
    window.dispatchEvent(new Event('beforeunload'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed('dialog');
    await afterTimers();
    expect(go).not.toHaveBeenCalled();
    // The load was cancelled: the page goes on being used.
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await entryOf(0);
    go.mockRestore();
  });

  it('closes a question first, then the popup below it', async () => {
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('alertdialog');
    await entryOf(2);
    history.back();
    await closed('alertdialog');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await entryOf(1);
    history.back();
    await closed('dialog');
    expect(location.pathname).toBe('/slots');
  });

  it('leads from a page that a popup opened to the page below the popup, and forward again', async () => {
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await on('/play');
    history.back();
    await on('/slots');
    history.back();
    await on('/help');
    history.go(2);
    await on('/play');
  });

  it('replaces the page below the popups, not one of their entries', async () => {
    await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await entryOf(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(location.pathname).toBe('/done'));
    await entryOf(1);
    expect(visits).toHaveBeenLastCalledWith('/done');
    history.back();
    await closed('dialog');
    await entryOf(0);
    history.back();
    await on('/help');
  });

  it('stays on the page when Forward finds the entry of a closed popup', async () => {
    await openDetails();
    history.back();
    await closed('dialog');
    await entryOf(0);
    const steps = vi.fn();
    window.addEventListener('popstate', steps);
    history.forward();
    await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
    window.removeEventListener('popstate', steps);
    expect(popups()).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/slots');
  });

  it('closes the popup of a page that is left by several steps', async () => {
    await openDetails();
    history.go(-2);
    await closed('dialog');
    await on('/help');
  });

  it('leaves an address that opens its popup itself', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'login' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog');
    history.back();
    await on('/slots');
  });
});
