import { VisuallyHidden } from '@marquee/ui';
import { useEffect, useState } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { CrashState } from './crash-state';
import { momentOf } from './flight-view';

/** Announcements in flight are this far apart, so that a screen reader can finish them. */
const SPOKEN_EVERY_MS = 5_000;

/** The round in words, for screen readers. */
export function CrashStatus({ state }: { readonly state: CrashState }) {
  const t = useText();
  const format = useFormat();
  const { phase, skewMs } = state;
  const [text, setText] = useState('');
  useEffect(() => {
    const updateStatus = () => {
      const moment = momentOf(phase, Date.now() + skewMs);
      if (moment.kind === 'betting') setText(t('crash.status.betting'));
      if (moment.kind === 'drawing') setText(t('crash.status.drawing'));
      if (moment.kind === 'flying')
        setText(t('crash.status.flying', { multiplier: format.multiplier(moment.hundredths) }));
      if (moment.kind === 'crashed') {
        setText(
          moment.hundredths === null
            ? t('crash.void')
            : t('crash.status.crashed', { multiplier: format.multiplier(moment.hundredths) }),
        );
      }
    };
    updateStatus();
    if (phase?.phase !== 'flying') return;
    const timer = setInterval(updateStatus, SPOKEN_EVERY_MS);
    return () => clearInterval(timer);
  }, [phase, skewMs, t, format]);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
