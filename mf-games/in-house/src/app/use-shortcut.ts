import { useEffect, useRef } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Calls `act` when a key is pressed, unless a field has the focus, a dialog is open, or the key acts on a focused button. */
export function useShortcut(code: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== code || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING) || document.querySelector('[role="dialog"]')) return;
      if ((code === 'Space' || code === 'Enter') && target?.closest('button, a')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [code]);
}
