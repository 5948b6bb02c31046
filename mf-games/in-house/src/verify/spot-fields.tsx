import { BACCARAT_SPOTS } from '@marquee/contract/fairness/baccarat';
import { SIC_BO_SPOTS, type SicBoSpot } from '@marquee/contract/fairness/sic-bo';
import { SelectField } from '@marquee/ui/select';
import { useText } from '../app/use-text';
import { useSicBoSpotName } from '../sic-bo/use-sic-bo-spot-name';
import { DraftField } from './draft-field';
import type { OptionFieldsProps } from './option-fields';

const SPOTS: Readonly<Record<'baccarat' | 'sicbo', readonly string[]>> = {
  baccarat: BACCARAT_SPOTS,
  sicbo: SIC_BO_SPOTS,
};
/** Stake of a bet that is added, until the real one is entered. */
const NEW_STAKE = '10.00';

interface SpotFieldsProps extends OptionFieldsProps<{ readonly bets: Readonly<Record<string, string>> }> {
  readonly game: 'baccarat' | 'sicbo';
}

/** The bets of a round: an amount for each spot, and a choice of further spots. An empty amount removes its bet. */
export function SpotFields({ game, options: { bets }, change }: SpotFieldsProps) {
  const t = useText();
  const sicBoName = useSicBoSpotName();
  const nameOf = (spot: string) => (game === 'sicbo' ? sicBoName(spot as SicBoSpot) : t(`baccarat.spot.${spot}`));
  const onText = (spot: string) => (text: string) => {
    const { [spot]: _removed, ...others } = bets;
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
        onValueChange={(spot) => change({ bets: { ...bets, [spot]: NEW_STAKE } })}
      />
    </>
  );
}
