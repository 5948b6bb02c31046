import type { DepositOffer } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import { RadioGroup } from '@marquee/ui/choice';
import { isEnough } from './deposit-rules';

const PERCENT = 100;
const NONE = '';

interface OfferChoiceProps {
  readonly offers: readonly DepositOffer[];
  readonly amount: string;
  readonly selectedCode: string | null;
  readonly onChoose: (code: string | null) => void;
}

/** The bonus of the deposit; none by default, because a bonus has to be wagered. */
export function OfferChoice({ offers, amount, selectedCode, onChoose }: OfferChoiceProps) {
  const t = useMessages('wallet');
  const { money, number, percent } = useFormat();
  const hintOf = (offer: DepositOffer): string => {
    const terms = t('deposit.offerTerms', {
      percent: percent(offer.percent / PERCENT),
      cap: money(offer.cap),
      times: number(offer.wageringTimes),
    });
    return isEnough(amount, offer) ? terms : `${terms} ${t('deposit.offerFrom', { minimum: money(offer.minimum) })}`;
  };
  return (
    <RadioGroup
      legend={t('deposit.bonusLegend')}
      appearance="card"
      value={selectedCode ?? NONE}
      onValueChange={(code) => onChoose(code === NONE ? null : code)}
      options={[
        { value: NONE, label: t('deposit.noBonus'), hint: t('deposit.noBonusHint') },
        ...offers.map((offer) => ({ value: offer.code, label: offer.name, hint: hintOf(offer) })),
      ]}
    />
  );
}
