import { useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PrizePicture } from '../picture/prize-picture';
import { PrizeCard } from '../prize-card';

/** @param tickets of the wheel that the member has */
export function WheelCard({ tickets }: { readonly tickets: number }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const { openModal } = useShell();
  return (
    <PrizeCard
      icon={<PrizePicture name="wheel" />}
      title={t('prizes.wheel.title')}
      isReady={tickets > 0}
      action={
        <Button
          variant={tickets > 0 ? 'primary' : 'secondary'}
          block
          onClick={() => openModal('prize', { kind: 'wheel' })}
        >
          {t('prizes.wheel.open')}
        </Button>
      }
    >
      <p>{t('prizes.wheel.text')}</p>
      <p>
        <strong>{t('prizes.ticketsOf.wheel', { number: number(tickets) })}</strong>
      </p>
    </PrizeCard>
  );
}
