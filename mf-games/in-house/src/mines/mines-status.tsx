import type { MinesRound } from '@marquee/contract/in-house';
import { VisuallyHidden } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';

/** The round in words, for screen readers. */
export function MinesStatus({ round }: { readonly round: MinesRound | null }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const values = round && {
    count: round.mines,
    open: format.number(round.picks.length),
    mines: format.number(round.mines),
    multiplier: format.multiplier(round.multiplierHundredths),
    payout: format.money(round.payout, session.currencySymbol),
  };
  const isVisible = round && ['open', 'won', 'lost'].includes(round.state);
  const key = round?.state === 'open' && round.picks.length === 0 ? 'started' : round?.state;
  return (
    <VisuallyHidden>
      <span role="status">{isVisible && values && t(`mines.status.${key}`, values)}</span>
    </VisuallyHidden>
  );
}
