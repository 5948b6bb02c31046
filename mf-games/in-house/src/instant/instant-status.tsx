import { VisuallyHidden } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { InstantPlay } from './use-instant';

/** The result in words, for screen readers. */
export function InstantStatus({ play: { round, phase } }: { readonly play: InstantPlay }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const finishedRound = phase === 'ready' ? round : null;
  return (
    <VisuallyHidden>
      <span role="status">
        {finishedRound?.state === 'won' &&
          t('instant.status.won', {
            payout: format.money(finishedRound.payout, session.currencySymbol),
            multiplier: format.multiplier(finishedRound.multiplierHundredths),
          })}
        {finishedRound?.state === 'lost' && t('instant.status.lost')}
      </span>
    </VisuallyHidden>
  );
}
