import { useMessages, useShell } from '@marquee/kit';
import { useFederation } from '@marquee/kit/host';
import { switchLanguage } from './language';

/** Switches the language; a catalogue that cannot be fetched leaves the page as it is and says so. */
export function useSwitchLanguage(): (language: string) => void {
  const t = useMessages('shell');
  const { toast } = useShell();
  const federation = useFederation();
  return (language) => {
    switchLanguage(federation, language).catch(() => toast({ kind: 'error', message: t('errors.chunk_load_failed') }));
  };
}
