import type { SicBoSpot } from '@marquee/contract/fairness/sic-bo';
import { useCallback } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';

/** Words for a spot of the layout, such as "Total 9" or "2 and 5". */
export function useSicBoSpotName(): (spot: SicBoSpot) => string {
  const t = useText();
  const format = useFormat();
  return useCallback(
    (spot) => {
      const digits = spot.replace(/\D/g, '');
      const [first = 0, second = 0] = [...digits].map(Number);
      return t(`sicbo.spot.${spot.replace(/\d+$/, '')}`, {
        number: format.number(Number(digits)),
        first: format.number(first),
        second: format.number(second),
      });
    },
    [t, format],
  );
}
