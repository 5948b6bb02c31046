import { SIC_BO_SPOTS, type SicBoOutcome, type SicBoSpot, sicBoPays } from '@marquee/contract/fairness/sic-bo';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { Spot } from '../spots/spot';
import { SpotLayout } from '../spots/spot-layout';
import { useOddsText } from '../spots/use-odds-text';
import type { SpotTable } from '../spots/use-spot-table';
import { DieFace } from './die-face';
import styles from './sic-bo-layout.module.css';
import { useSicBoSpotName } from './use-sic-bo-spot-name';

/** The rows of the layout, by the prefix of their spots. */
const EVENS = ['small', 'odd', 'anyTriple', 'even', 'big'] as const;
const ROWS = ['total', 'double', 'triple', 'pair', 'single'] as const;
const spotsOf = (stem: string) => SIC_BO_SPOTS.filter((spot) => new RegExp(`^${stem}\\d+$`).test(spot));
const digitsOf = (spot: string) => spot.replace(/\D/g, '');

interface SicBoLayoutProps {
  readonly table: SpotTable<'SICBO'>;
  readonly factorOf: (spot: string, outcome: SicBoOutcome) => number;
}

export function SicBoLayout({ table, factorOf }: SicBoLayoutProps) {
  const t = useText();
  return (
    <SpotLayout table={table} label={t('spots.layout')} className={styles.layout} firstSpot="small" factorOf={factorOf}>
      <div className={styles.evens}>
        {EVENS.map((spot) => (
          <EvenSpot key={spot} spot={spot} />
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} data-row={row}>
          {spotsOf(row).map((spot) => (
            <NumberSpot key={spot} row={row} spot={spot} />
          ))}
        </div>
      ))}
    </SpotLayout>
  );
}

function EvenSpot({ spot }: { readonly spot: (typeof EVENS)[number] }) {
  const t = useText();
  const odds = useOddsText();
  const label = t(`sicbo.spot.${spot}`);
  return (
    <Spot spot={spot} label={label} pays={odds(sicBoPays(spot))} className={styles[spot]}>
      <b className={styles.name}>{label}</b>
      <small className={styles.hint}>{t(`sicbo.hint.${spot}`)}</small>
    </Spot>
  );
}

function NumberSpot({ row, spot }: { readonly row: (typeof ROWS)[number]; readonly spot: SicBoSpot }) {
  const format = useFormat();
  const odds = useOddsText();
  const digits = digitsOf(spot);
  const [first = 0, second = 0] = [...digits].map(Number);
  const number = format.number(Number(digits));
  const label = useSicBoSpotName()(spot);
  const singles = [odds(200), odds(300), odds(sicBoPays('single1'))].map((text) => text.split(':')[0]).join('/');
  const faces = row === 'pair' ? [first, second] : Array.from({ length: COPIES[row] }, () => first);
  return (
    <Spot spot={spot} label={label} pays={row === 'single' ? singles : odds(sicBoPays(spot))}>
      {row === 'total' ? (
        <b className={styles.total}>{number}</b>
      ) : (
        <span className={styles.faces}>
          {faces.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of one spot, which never change
            <DieFace key={place} face={face} />
          ))}
        </span>
      )}
    </Spot>
  );
}

/** Dice that are drawn on a spot. */
const COPIES = { total: 0, double: 2, triple: 3, pair: 2, single: 1 } as const;
