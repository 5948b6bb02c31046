import { BACCARAT_SPOTS } from '@marquee/contract/fairness/baccarat';
import { SIC_BO_SPOTS, type SicBoSpot } from '@marquee/contract/fairness/sic-bo';
import { SelectField } from '@marquee/ui/select';
import { useText } from '../app/use-text';
import { useSicBoSpotName } from '../sic-bo/use-sic-bo-spot-name';
import type { ChoiceFields } from './choice-fields';
import { DraftField } from './draft-field';

const SPOTS: Readonly<Record<'baccarat' | 'sicbo', readonly string[]>> = {
  baccarat: BACCARAT_SPOTS,
  sicbo: SIC_BO_SPOTS,
};
/** Of a bet that is added; what it really was is entered then. */
const STAKE = '10.00';

/** The bets of a round by their spots: an amount each, and one spot more where there is one. An amount left empty takes its bet away. */
export function SpotFields({ options, change, game }: ChoiceFields & { readonly game: 'baccarat' | 'sicbo' }) {
  const t = useText();
  const sicBoName = useSicBoSpotName();
  const nameOf = (spot: string) => (game === 'sicbo' ? sicBoName(spot as SicBoSpot) : t(`baccarat.spot.${spot}`));
  const bets = options.bets as Readonly<Record<string, string>>;
  const onText = (spot: string) => (text: string) => {
    const { [spot]: _before, ...others } = bets;
    return change({ bets: text === '' ? others : { ...bets, [spot]: text } }) ? text : null;
  };
  return (
    <>
      {Object.entries(bets).map(([spot, amount]) => (
        <DraftField key={spot} label={nameOf(spot)} value={amount} onText={onText(spot)} />
      ))}
      <SelectField
        label={t('verify.addSpot')}
        options={SPOTS[game].filter((spot) => !(spot in bets)).map((spot) => ({ value: spot, label: nameOf(spot) }))}
        value={null}
        placeholder="—"
        onValueChange={(spot) => change({ bets: { ...bets, [spot]: STAKE } })}
      />
    </>
  );
}
