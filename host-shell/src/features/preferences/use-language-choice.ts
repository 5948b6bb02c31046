import { useLanguage, useMessages, useShell } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';
import { afterPaint } from '../../lib/after-paint';
import { switchLanguage } from './language';

/** The language that the page is on its way to, null at rest. */
const wantedStore = createStore<{ readonly wanted: string | null }>()(() => ({ wanted: null }));

interface LanguageChoice {
  /** What was chosen last: the page's language, or the one that it is on its way to. */
  readonly chosen: string;
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
  const wanted = useStore(wantedStore, (state) => state.wanted);
  const choose = (language: string) => {
    wantedStore.setState({ wanted: language });
    const isLatest = () => wantedStore.getState().wanted === language;
    afterPaint(() => {
      if (!isLatest()) return;
      switchLanguage(federation, language)
        .catch(() => toast({ kind: 'error', message: t('errors.chunk_load_failed') }))
        .finally(() => isLatest() && wantedStore.setState({ wanted: null }));
    });
  };
  return { chosen: wanted ?? current, isSwitching: wanted !== null && wanted !== current, choose };
}
