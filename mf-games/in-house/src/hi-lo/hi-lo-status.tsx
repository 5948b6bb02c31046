import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { VisuallyHidden } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { useCardName } from '../cards/use-card-name';

/** The round in words, for screen readers. */
export function HiLoStatus({ round }: { readonly round: HiLoRound | null }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useCardName();
  const { session } = useGame();
  const isVisible = round && ['open', 'won', 'lost'].includes(round.state);
  const values = round && {
    card: nameOf(round.cards.at(-1) ?? null),
    multiplier: format.multiplier(round.multiplierHundredths),
    payout: format.money(round.payout, session.currencySymbol),
  };
  return (
    <VisuallyHidden>
      <span role="status">{isVisible && values && t(`hilo.status.${round.state}`, values)}</span>
    </VisuallyHidden>
  );
}
