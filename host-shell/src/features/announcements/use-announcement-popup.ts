import { useCall, useLanguage, useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useIdle } from '../../lib/use-idle';
import { modals } from '../../lib/modals/modal-store';
import { isHomePath } from '../../lib/home-paths';
import { ANNOUNCEMENT_TYPES } from './announcement-source';
import { arePopupsHeld, popupAudience, releasePopups } from './popup-audience';

const KEY = 'mq.popups-shown';

/**
 * Opens the announcement popup at most once per session kind, signed in or anonymous (specification, section 4). Which
 * popups are meant for the visitor (audience A, B, F) is the server's answer. It never covers another popup.
 */
export function useAnnouncementPopup(pathname: string): void {
  const idle = useIdle();
  const language = useLanguage();
  const { state } = useSession();
  const kind = state === 'guest' ? 'anonymous' : 'user';
  useEffect(() => {
    if (!isHomePath(pathname)) releasePopups();
  }, [pathname]);
  const isDue = idle && isHomePath(pathname) && !wasDisplayed(kind) && !arePopupsHeld();
  const { data, isPlaceholderData, isFetching } = useCall(
    'content.announcements',
    { language, types: ANNOUNCEMENT_TYPES, ...popupAudience(state) },
    { enabled: isDue },
  );
  const hasPopups = (data?.popup.length ?? 0) > 0 && !isPlaceholderData && !isFetching;
  useEffect(() => {
    if (!isDue || !hasPopups || modals.stack().length > 0) return;
    sessionStorage.setItem(KEY, [...displayedKinds(), kind].join(' '));
    modals.open('announcements', { source: 'popup' });
  }, [isDue, hasPopups, kind]);
}

function displayedKinds(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}

function wasDisplayed(kind: string): boolean {
  return displayedKinds().includes(kind);
}
