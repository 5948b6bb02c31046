import { LINK_LANDINGS, type LinkLanding } from '@marquee/contract/agent-line';
import { useCall, useMessages } from '@marquee/kit';
import { SelectField } from '@marquee/ui/select';

/** The page at which a link starts. */
export interface Landing {
  readonly landing: LinkLanding;
  readonly promotionId: string | null;
}

interface LandingFieldsProps {
  readonly value: Landing;
  readonly onChange: (landing: Landing) => void;
}

/** Where a link leads to: a kind of page, or one of the brand's promotions. */
export function LandingFields({ value: { landing, promotionId }, onChange }: LandingFieldsProps) {
  const t = useMessages('agent');
  const { data } = useCall('promotions.list', {});
  const promotions = data?.promotions ?? [];
  const [first] = promotions;
  const landings = LINK_LANDINGS.filter((kind) => kind !== 'promotion' || first !== undefined || landing === kind);
  const options = promotions.map((promotion) => ({ value: promotion.promotionId, label: promotion.title }));
  // One that is over is not in the list any more.
  const isGone = promotionId !== null && options.every(({ value }) => value !== promotionId);
  return (
    <>
      <SelectField
        label={t('register.landing')}
        hint={t('register.landingHint')}
        options={landings.map((kind) => ({ value: kind, label: t(`register.landings.${kind}`) }))}
        value={landing}
        onValueChange={(chosen) => {
          const kind = LINK_LANDINGS.find((option) => option === chosen) ?? 'register';
          onChange({ landing: kind, promotionId: kind === 'promotion' ? (first?.promotionId ?? null) : null });
        }}
      />
      {landing === 'promotion' && (
        <SelectField
          label={t('register.promotion')}
          options={isGone ? [{ value: promotionId, label: t('register.promotionOver') }, ...options] : options}
          value={promotionId ?? ''}
          onValueChange={(chosen) => onChange({ landing, promotionId: chosen })}
        />
      )}
    </>
  );
}
