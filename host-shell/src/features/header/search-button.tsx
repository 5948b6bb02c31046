import { type Translate, useMessages, useShell } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { Search } from '@marquee/ui/icons';
import { useCallback, useEffect } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { STANDING_PAGES } from '../content/content-routes';
import { modals } from '../../lib/modals/modal-store';
import styles from './site-header.module.css';

const MODAL = 'game-search';

interface SearchButtonProps {
  /** A sign alone, also on a phone. */
  readonly isCompact?: boolean | undefined;
}

/** Opens the search over games and the site, where a remote contributes one; so do Ctrl-K and `/`. */
export function SearchButton({ isCompact = false }: SearchButtonProps) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const open = useCallback(() => openModal(MODAL, { pages: shellPages(t) }), [openModal, t]);
  const isAvailable = useCurrentBoot().remotes.some(({ manifest }) => manifest.modals.some(({ id }) => id === MODAL));
  useEffect(() => {
    if (!isAvailable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || modals.stack().length > 0) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAvailable, open]);
  if (!isAvailable) return null;
  return (
    <button
      type="button"
      className={cx(styles.search, isCompact && styles.compact)}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={open}
    >
      <Search aria-hidden="true" />
      <span>{t('header.search')}</span>
    </button>
  );
}

/** The pages of the shell itself: the search knows those of the remotes by their manifests. */
const shellPages = (t: Translate) => [
  { title: t('help.title'), to: '/help' },
  ...STANDING_PAGES.map((page) => ({ title: t(`content.page.${page}`), to: `/${page}` })),
  ...(['blog', 'news'] as const).map((kind) => ({ title: t(`content.${kind}.title`), to: `/${kind}` })),
];

/** Ctrl-K and Cmd-K anywhere; `/` only where it is not text. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
