import type { HiLoGuess } from '@marquee/contract/fairness/hi-lo';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './guess-button.module.css';
import type { GuessOffer } from './hi-lo-controls';
import { GuessArrow } from './hi-lo-icons';

interface GuessButtonProps {
  readonly guess: HiLoGuess;
  /** Null while no card is open. */
  readonly offer: GuessOffer | null | undefined;
  readonly disabled: boolean;
  readonly onGuess: () => void;
}

/** A guess with its chance and what the round would pay. */
export function GuessButton({ guess, offer, disabled, onGuess }: GuessButtonProps) {
  const t = useText();
  const format = useFormat();
  const plain = guess === 'high' ? 'higherOrSame' : 'lowerOrSame';
  return (
    <button type="button" className={styles.guess} data-guess={guess} disabled={!offer || disabled} onClick={onGuess}>
      <GuessArrow down={guess === 'low'} />
      <span className={styles.words}>
        <b>{t(`hilo.guess.${offer?.label ?? plain}`)}</b>
        <small>{offer ? t('hilo.chance', { chance: format.percent(offer.chance) }) : '–'}</small>
      </span>
      <bdi className={styles.multiplier}>{offer ? format.multiplier(offer.multiplierHundredths) : ''}</bdi>
    </button>
  );
}
