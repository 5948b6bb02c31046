import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import { spotName } from '../spot-name';
import { DieFace } from '../stage/die';
import styles from './board.module.css';

interface SpotFaceProps {
  readonly game: LiveGame;
  readonly spot: string;
  readonly pays: string;
}

/** Dice that a spot of sic bo is about. */
function diceOf(spot: string): readonly number[] {
  const [kind, first, second] = spot.split('-');
  const face = Number(first);
  if (kind === 'single') return [face];
  if (kind === 'double') return [face, face];
  if (kind === 'triple') return [face, face, face];
  return kind === 'pair' ? [face, Number(second)] : [];
}

/** What is printed on the felt. */
export function SpotFace({ game, spot, pays }: SpotFaceProps) {
  const { t, format } = usePlay();
  const [kind, value] = spot.split('-');
  if (game === 'roulette')
    return <b className={styles.name}>{rouletteText(kind ?? '', value ?? '', t, format.number)}</b>;
  const dice = diceOf(spot);
  return (
    <>
      {dice.length > 0 ? (
        <span className={styles.dice}>
          {dice.map((face, index) => (
            <DieFace key={index} face={face} />
          ))}
        </span>
      ) : (
        <b className={styles.name}>{kind === 'total' ? format.number(Number(value)) : spotName({ t, format }, spot)}</b>
      )}
      {kind === 'small' || kind === 'big' ? <small>{t(`board.${kind}`)}</small> : null}
      <small className={styles.pays}>{pays}</small>
    </>
  );
}

function rouletteText(
  kind: string,
  value: string,
  t: ReturnType<typeof usePlay>['t'],
  number: (value: number) => string,
): string {
  if (kind === 'straight') return value;
  if (kind === 'dozen')
    return t('board.dozen', { from: number(Number(value) * 12 - 11), to: number(Number(value) * 12) });
  if (kind === 'column') return '2:1';
  if (kind === 'low') return t('board.range', { from: number(1), to: number(18) });
  if (kind === 'high') return t('board.range', { from: number(19), to: number(36) });
  return t(`spots.${kind}`);
}
