import { BACCARAT_PAYS, type BaccaratSpot } from '@marquee/contract/fairness/baccarat';
import { useText } from '../app/use-text';
import { Spot } from '../spots/spot';
import { useOddsText } from '../spots/use-odds-text';
import styles from './baccarat-layout.module.css';

export function BaccaratSpotButton({ spot }: { readonly spot: BaccaratSpot }) {
  const t = useText();
  const odds = useOddsText();
  const label = t(`baccarat.spot.${spot}`);
  return (
    <Spot spot={spot} label={label} pays={odds(BACCARAT_PAYS[spot])} className={styles[spot]}>
      <b className={styles.name}>{label}</b>
    </Spot>
  );
}
