import { useMessages, useShell } from '@marquee/kit';
import { Search } from '@marquee/ui/icons';
import { useEffect } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { modals } from '../../lib/modals/modal-store';
import styles from './site-header.module.css';

const MODAL = 'game-search';

/** Opens the search over all games, where a remote contributes one; so do Ctrl-K and `/`. */
export function SearchButton() {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const isAvailable = useCurrentBoot().remotes.some(({ manifest }) => manifest.modals.some(({ id }) => id === MODAL));
  useEffect(() => {
    if (!isAvailable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || modals.stack().length > 0) return;
      event.preventDefault();
      openModal(MODAL);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAvailable, openModal]);
  if (!isAvailable) return null;
  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => openModal(MODAL)}
    >
      <Search aria-hidden="true" />
      <span>{t('header.search')}</span>
    </button>
  );
}

/** Ctrl-K and Cmd-K anywhere; `/` only where it is not text. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
