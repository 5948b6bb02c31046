import { useMessages } from '@marquee/kit';
import { Countdown } from '@marquee/ui/countdown';
import { refreshPrizes } from '../refresh-prizes';

interface RainCountdownProps {
  /** ISO. */
  readonly until: string;
  readonly skewMs: number;
}

/** Time until a rain begins or ends; then the page reads again what is true. */
export function RainCountdown({ until, skewMs }: RainCountdownProps) {
  const t = useMessages('promotions');
  const labels = {
    days: t('prizes.time.days'),
    hours: t('prizes.time.hours'),
    minutes: t('prizes.time.minutes'),
    seconds: t('prizes.time.seconds'),
  };
  return (
    <Countdown
      key={until}
      until={Date.parse(until)}
      skewMs={skewMs}
      labels={labels}
      appearance="text"
      onEnd={refreshPrizes}
    />
  );
}
