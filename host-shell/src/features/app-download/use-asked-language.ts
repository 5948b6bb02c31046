import { useBrand, useLanguage } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageChoice } from '../preferences/use-language-choice';

/** Speaks the language that the address asks for, once: the reader may choose another afterwards. */
export function useAskedLanguage(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const current = useLanguage();
  const { languages } = useBrand();
  const { choose } = useLanguageChoice();
  const asked = new URLSearchParams(search).get('language');
  useEffect(() => {
    if (asked === null) return;
    if (asked !== current && languages.includes(asked)) choose(asked);
    void navigate({ pathname, hash }, { replace: true });
  });
}
