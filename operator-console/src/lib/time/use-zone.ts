import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useOperator } from '../session/operator';
import { type Zone, zoneName } from './zone';

/** By whose clock times are entered, and the words for it. @param brand null: that of this device */
export function useZone(brand: string | null): { readonly zone: Zone; readonly clock: string } {
  const t = useMessages('console');
  const { offsets } = useOperator();
  const offset = brand === null ? undefined : offsets[brand];
  if (brand === null || offset === undefined)
    return { zone: 'device', clock: t('time.ofDevice', { zone: zoneName('device') }) };
  return { zone: offset, clock: t('time.ofBrand', { brand, zone: zoneName(offset) }) };
}
