import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Market } from '../../src/kinds/sports/model/markets';
import { usePlay } from '../frame/play-context';
import styles from './market-column.module.css';
import { lineText } from './odds-text';
import { PriceButton } from './price-button';
import { legKey, type Slip, type SlipAction } from './slip';

interface MarketColumnProps {
  readonly match: MatchView;
  /** Of one kind, the main line first. */
  readonly markets: readonly Market[];
  readonly slip: Slip;
  readonly onToggle: (action: SlipAction) => void;
}

const SHORT = { home: '1', draw: 'X', away: '2' } as const;

/** One kind of market: a button for each of its selections. */
export function MarketColumn({ match, markets, slip, onToggle }: MarketColumnProps) {
  const { t, format } = usePlay();
  const [first] = markets;
  if (!first) return <div />;
  return (
    <div className={styles.column} role="group" aria-label={t(`markets.${first.kind}`)}>
      <h3>{t(`markets.${first.kind}`)}</h3>
      {markets.map(({ kind, line, selections }) => (
        <div key={line} className={styles.row} data-picks={selections.length}>
          {selections.map(({ pick, price }) => {
            const leg = { match: match.id, kind, line, pick };
            const isTotal = pick === 'over' || pick === 'under';
            const name = isTotal ? t(`picks.${pick}`) : match[pick === 'away' ? 'away' : 'home'].name;
            return (
              <PriceButton
                key={pick}
                label={isTotal ? t(`short.${pick}`) : line === null ? SHORT[pick] : ''}
                line={lineText({ kind, line, pick }, format)}
                name={pick === 'draw' ? t('picks.draw') : name}
                price={match.suspended ? null : price}
                form={slip.form}
                pressed={slip.legs.some((candidate) => legKey(candidate) === legKey({ ...leg }))}
                onPress={() => price !== null && onToggle({ do: 'toggle', match, leg: { ...leg, price } })}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
