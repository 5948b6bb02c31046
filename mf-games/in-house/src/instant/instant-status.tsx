import { VisuallyHidden } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { InstantPlay } from './use-instant';

/** The result in words, for those who do not see the stage. */
export function InstantStatus({ play: { round, phase } }: { readonly play: InstantPlay }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const told = phase === 'ready' ? round : null;
  return (
    <VisuallyHidden>
      <span role="status">
        {told?.state === 'won' &&
          t('instant.status.won', {
            payout: format.money(told.payout, session.currencySymbol),
            multiplier: format.multiplier(told.multiplierHundredths),
          })}
        {told?.state === 'lost' && t('instant.status.lost')}
      </span>
    </VisuallyHidden>
  );
}
