import { useLanguage } from '@marquee/kit/i18n/use-messages';
import { useCallback } from 'react';
import { useGame } from '../app/game-context';
import { type VerifyInput, writeVerifyHash } from './verify-params';

/** The verifier's address for a round, in the brand and language of the game. */
export function useVerifyHref(): (input: VerifyInput) => string {
  const language = useLanguage();
  const { session } = useGame();
  return useCallback(
    (input) =>
      `/in-house/verify?${new URLSearchParams({ lang: language, brand: session.brand })}${writeVerifyHash(input)}`,
    [language, session.brand],
  );
}
