import { useMessages, useShell } from '@marquee/kit';
import { switchLanguage } from './language';

/** Switches the language; a catalogue that cannot be fetched leaves the page as it is and says so. */
export function useSwitchLanguage(): (language: string) => void {
  const t = useMessages('shell');
  const { toast } = useShell();
  return (language) => {
    switchLanguage(language).catch(() => toast({ kind: 'error', message: t('errors.chunk_load_failed') }));
  };
}
