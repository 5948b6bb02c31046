import { useEffect, useEffectEvent } from 'react';

/** What an open popup tells the page. Events, not an import: remotes carry their own copy of their dialogs. */
export interface Popup {
  /** As by Esc; a popup that has to be answered may stay open. */
  readonly close: () => void;
}

export const POPUP_OPENED = 'marquee:popup-opened';
export const POPUP_CLOSED = 'marquee:popup-closed';

/** Gives an open popup its place in the history, so that Back closes it. Does nothing on pages without a popup history. */
export function usePopupEntry(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const popup: Popup = { close: () => onBack() };
    document.dispatchEvent(new CustomEvent(POPUP_OPENED, { detail: popup }));
    return () => void document.dispatchEvent(new CustomEvent(POPUP_CLOSED, { detail: popup }));
  }, [open]);
}
