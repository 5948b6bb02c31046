import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { isOpen, isOver } from './hi-lo-controls';
import styles from './hi-lo-readout.module.css';

/** Right guesses of the round, their multiplier and what cashing out pays. */
export function HiLoReadout({ round }: { readonly round: HiLoRound | null }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const visibleRound = isOpen(round) || isOver(round) ? round : null;
  const isLost = visibleRound?.state === 'lost';
  const guesses = visibleRound ? visibleRound.moves.filter((move) => move !== 'skip').length - (isLost ? 1 : 0) : 0;
  const facts = [
    ['guesses', format.number(guesses)],
    ['now', format.multiplier(isLost ? 0 : (visibleRound?.multiplierHundredths ?? 100))],
    ['worth', format.money(visibleRound?.payout ?? '0.00', session.currencySymbol)],
  ] as const;
  return (
    <dl className={styles.readout} data-live={(isOpen(round) && guesses > 0) || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`hilo.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
