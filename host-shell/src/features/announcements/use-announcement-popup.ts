import { useCall, useIdle, useLanguage, useSession } from '@marquee/kit';
import { useEffect, useState } from 'react';
import { modals } from '../../lib/modals/modal-store';
import { isHomePath, isPopupPath } from '../../lib/home-paths';
import { ANNOUNCEMENT_TYPES } from './announcement-source';
import { arePopupsHeld, popupAudience, releasePopups } from './popup-audience';

const KEY = 'mq.popups-shown';

/**
 * Opens the announcement popup at most once per session kind, signed in or anonymous (specification, section 4). Which
 * popups are meant for the visitor (audience A, B, F) is the server's answer. It comes some seconds after the first screen and
 * never covers another popup; where the address asks for one, such as `/login`, it waits for another page.
 */
export function useAnnouncementPopup(pathname: string): void {
  const isSettled = useSettled();
  const language = useLanguage();
  const { state } = useSession();
  const kind = state === 'guest' ? 'anonymous' : 'user';
  useEffect(() => {
    if (!isHomePath(pathname)) releasePopups();
  }, [pathname]);
  const isDue = isSettled && isHomePath(pathname) && !isPopupPath(pathname) && !wasDisplayed(kind) && !arePopupsHeld();
  const { data, isPlaceholderData, isFetching } = useCall(
    'content.announcements',
    { language, types: ANNOUNCEMENT_TYPES, ...(isDue && popupAudience(state)) },
    { enabled: isDue },
  );
  const hasPopups = (data?.popup.length ?? 0) > 0 && !isPlaceholderData && !isFetching;
  useEffect(() => {
    if (!isDue || !hasPopups) return;
    let isCurrent = true;
    const open = () => {
      if (!isCurrent || modals.stack().length > 0) return;
      sessionStorage.setItem(KEY, [...displayedKinds(), kind].join(' '));
      modals.open('publicModal', { source: 'popup' });
    };
    // With its code and its texts there it opens whole, and does not grow under the reader's eyes.
    void import(/* webpackChunkName: "announcements-modal" */ './announcements.modal').then(open, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isDue, hasPopups, kind]);
}

function displayedKinds(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}

function wasDisplayed(kind: string): boolean {
  return displayedKinds().includes(kind);
}

const SETTLED_MS = 4_000;

/** True some seconds after the page has become idle, or as soon as it is idle and somebody has scrolled. */
function useSettled(): boolean {
  const isIdle = useIdle();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const onScroll = () => setDue(true);
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => setDue(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return isIdle && isDue;
}
