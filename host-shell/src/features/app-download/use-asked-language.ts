import { useBrand, useLanguage } from '@marquee/kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSwitchLanguage } from '../preferences/use-switch-language';

/** Speaks the language that the address asks for, once: the reader may choose another afterwards. */
export function useAskedLanguage(): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('language');
  const current = useLanguage();
  const { languages } = useBrand();
  const switchTo = useSwitchLanguage();
  useEffect(() => {
    if (asked === null) return;
    if (asked !== current && languages.includes(asked)) switchTo(asked);
    setSearch((query) => (query.delete('language'), query), { replace: true });
  });
}
