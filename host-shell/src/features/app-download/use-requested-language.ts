import { useBrand, useLanguage } from '@marquee/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageChoice } from '../preferences/use-language-choice';

/** Applies the language of the address once; the reader may choose another afterwards. */
export function useRequestedLanguage(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const current = useLanguage();
  const { languages } = useBrand();
  const { choose } = useLanguageChoice();
  const requestedLanguage = new URLSearchParams(search).get('language');
  useEffect(() => {
    if (requestedLanguage === null) return;
    if (requestedLanguage !== current && languages.includes(requestedLanguage)) choose(requestedLanguage);
    void navigate({ pathname, hash }, { replace: true });
  });
}
