import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { modalPlan } from './modal-plans';
import { type ModalEntry, modals, useModalStack } from './modal-store';

/** Popups that an address opens: leaving the address closes them. */
const OF_ADDRESSES: Readonly<Record<string, string>> = { '/login': 'login', '/register': 'register' };

/** The router's position in the history. */
const position = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

const canLeave = (entry: ModalEntry): boolean =>
  entry.owner === 'remote' || (modalPlan(entry.id).canLeave?.(entry.props) ?? true);

/**
 * Back (or forward) with a popup open closes the topmost popup and stays on the page: the step in the history is undone
 * before the router sees it.
 */
export function useCloseOnBack(): void {
  const stack = useModalStack();
  const location = useLocation();
  const before = useRef({ position: 0, pathname: '/' });
  useEffect(() => {
    before.current = { position: position(), pathname: location.pathname };
  }, [location, stack]);
  useEffect(() => {
    let isUndoing = false;
    const onPopState = (event: PopStateEvent) => {
      if (isUndoing) {
        isUndoing = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = before.current.position - position();
      const topmost = modals.stack().findLast(({ open }) => open);
      if (!topmost || steps === 0 || OF_ADDRESSES[before.current.pathname] === topmost.id) return;
      event.stopImmediatePropagation();
      isUndoing = true;
      history.go(steps);
      if (canLeave(topmost)) modals.close(topmost.id);
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);
}
