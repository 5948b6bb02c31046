import { useLanguage, useMessages, useShell } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';
import { afterPaint } from '../../lib/after-paint';
import { switchLanguage } from './language';

/** The language that is being loaded; null for none. */
const pendingStore = createStore<{ readonly pendingLanguage: string | null }>()(() => ({ pendingLanguage: null }));

interface LanguageChoice {
  /** The page's language, or the one that is being loaded. */
  readonly selectedLanguage: string;
  readonly isSwitching: boolean;
  readonly choose: (language: string) => void;
}

/**
 * Switches the language: the choice is marked at once, the page follows after that has been painted. A catalogue that cannot
 * be fetched leaves the page as it is and says so.
 */
export function useLanguageChoice(): LanguageChoice {
  const t = useMessages('shell');
  const current = useLanguage();
  const { toast } = useShell();
  const federation = useFederation();
  const pendingLanguage = useStore(pendingStore, (state) => state.pendingLanguage);
  const choose = (language: string) => {
    pendingStore.setState({ pendingLanguage: language });
    const isLatest = () => pendingStore.getState().pendingLanguage === language;
    afterPaint(() => {
      if (!isLatest()) return;
      switchLanguage(federation, language)
        .catch(() => toast({ kind: 'error', message: t('errors.chunk_load_failed') }))
        .finally(() => isLatest() && pendingStore.setState({ pendingLanguage: null }));
    });
  };
  return {
    selectedLanguage: pendingLanguage ?? current,
    isSwitching: pendingLanguage !== null && pendingLanguage !== current,
    choose,
  };
}
