import { refreshCall, useCall, useTopic } from '@marquee/kit';
import { RemainingWagering } from './remaining-wagering';

/** What stands between the member and a withdrawal now, bonuses included; follows what is credited. */
export function OpenRequirements() {
  const { data } = useCall('withdrawal.terms', {}, { staleMs: 0 });
  useTopic('bonuses.changed', () => void refreshCall('withdrawal.terms'));
  return data ? <RemainingWagering wagering={data.wagering} /> : null;
}
