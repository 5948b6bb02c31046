import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { isOpen, isOver } from './hi-lo-controls';
import styles from './hi-lo-readout.module.css';

/** How far the round has come: right guesses, what they multiply, what that is worth. */
export function HiLoReadout({ round }: { readonly round: HiLoRound | null }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const shown = isOpen(round) || isOver(round) ? round : null;
  const isLost = shown?.state === 'lost';
  const guesses = shown ? shown.moves.filter((move) => move !== 'skip').length - (isLost ? 1 : 0) : 0;
  const facts = [
    ['guesses', format.number(guesses)],
    ['now', format.multiplier(isLost ? 0 : (shown?.multiplierHundredths ?? 100))],
    ['worth', format.money(shown?.payout ?? '0.00', session.currencySymbol)],
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
