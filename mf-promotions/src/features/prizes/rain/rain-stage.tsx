import type { EnvelopeRain } from '@marquee/contract/calls/prizes';
import { useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { refreshPrizes } from '../refresh-prizes';
import { RainCountdown } from './rain-countdown';
import styles from './rain-stage.module.css';

/** Falling envelopes; whichever is taken, the member gets the next of the rain. */
const ENVELOPES = 12;

interface RainStageProps {
  readonly rain: EnvelopeRain;
  /** Envelope tickets of the member. */
  readonly tickets: number;
  readonly skewMs: number;
}

/** A rain that falls: envelopes are buttons, in a plain grid for people who prefer less motion. */
export function RainStage({ rain, tickets, skewMs }: RainStageProps) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending, data } = useCallMutation('envelopes.take');
  const own = data?.rainId === rain.rainId ? data.own : rain.own;
  const lacksTicket = rain.needsTicket && tickets === 0;
  const take = () =>
    mutate(
      { rainId: rain.rainId },
      {
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: refreshPrizes,
      },
    );
  return (
    <section className={styles.stage} aria-label={t('prizes.rain.now')}>
      <p className={styles.facts}>
        <span>{t('prizes.rain.left', { number: number(rain.left) })}</span>
        <span>
          {t('prizes.rain.ends')} <RainCountdown until={rain.endsAt} skewMs={skewMs} />
        </span>
      </p>
      <div role="status">
        {own && (
          <p className={styles.own}>
            {t('prizes.rain.own')} <strong>{money(own.amount)}</strong>
          </p>
        )}
        {!own && rain.left === 0 && <p className={styles.own}>{t('prizes.rain.gone')}</p>}
        {!own && rain.left > 0 && lacksTicket && <p className={styles.own}>{t('prizes.rain.ticket')}</p>}
      </div>
      {!own && rain.left > 0 && (
        <ul className={styles.envelopes}>
          {Array.from({ length: ENVELOPES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an envelope is its place
            <li key={place} style={{ '--place': place } as Record<string, number>}>
              <button
                type="button"
                disabled={isPending || lacksTicket}
                aria-label={t('prizes.rain.envelope', { number: number(place + 1) })}
                onClick={take}
              >
                <span aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
