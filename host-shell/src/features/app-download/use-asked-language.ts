import { useBrand, useLanguage } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSwitchLanguage } from '../preferences/use-switch-language';

/** Speaks the language that the address asks for, once: the reader may choose another afterwards. */
export function useAskedLanguage(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const current = useLanguage();
  const { languages } = useBrand();
  const switchTo = useSwitchLanguage();
  const asked = new URLSearchParams(search).get('language');
  useEffect(() => {
    if (asked === null) return;
    if (asked !== current && languages.includes(asked)) switchTo(asked);
    void navigate({ pathname, hash }, { replace: true });
  });
}
