import { useCall, useLanguage, useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useIdle } from '../../lib/use-idle';
import { modals } from '../../lib/modals/modal-store';
import { isHomePath } from '../../lib/home-paths';
import { ANNOUNCEMENT_TYPES } from './announcement-source';
import { popupAudience } from './popup-audience';

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
  const wanted = idle && isHomePath(pathname) && !wasShown(kind);
  const { data, isPlaceholderData, isFetching } = useCall(
    'content.announcements',
    { language, types: ANNOUNCEMENT_TYPES, ...popupAudience(state) },
    { enabled: wanted },
  );
  const hasPopups = (data?.popup.length ?? 0) > 0 && !isPlaceholderData && !isFetching;
  useEffect(() => {
    if (!wanted || !hasPopups || modals.stack().length > 0) return;
    sessionStorage.setItem(KEY, [...shownKinds(), kind].join(' '));
    modals.open('announcements', { source: 'popup' });
  }, [wanted, hasPopups, kind]);
}

function shownKinds(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}

function wasShown(kind: string): boolean {
  return shownKinds().includes(kind);
}
