import type { Bonus } from '@marquee/contract/calls/bonuses';
import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { Link } from 'react-router-dom';
import { beforeSentence } from './bonus-sentences';
import { BonusTerms } from './bonus-terms';
import styles from './bonuses.module.css';
import { GiveUpButton } from './give-up-button';

interface ActiveBonusProps {
  readonly bonus: Bonus;
  /** What has to be wagered before play counts for it. */
  readonly before: CallValue<'bonuses.own'>['before'];
  /** Cash that has to be brought home before the bonus can be played. */
  readonly waitsFor: string | null;
}

/** What is wagered of the active bonus, in all and by type of game, and its terms. */
export function ActiveBonus({ bonus, before, waitsFor }: ActiveBonusProps) {
  const t = useMessages('promotions');
  const format = useFormat();
  const { money, dateTime } = format;
  const first = beforeSentence(before, t, format);
  const { name, amount, mode, wagering, progress, released, outstanding, inSteps, expiresAt } = bonus;
  return (
    <article className={styles.active} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Gift aria-hidden="true" />
        </span>
        <div>
          <h2 dir="auto">{name}</h2>
          <p className={styles.amount}>
            <bdi>{money(amount)}</bdi> <Badge tone="accent">{t(`bonuses.mode.${mode}`)}</Badge>
          </p>
        </div>
        {expiresAt !== null && <p className={styles.hint}>{t('bonuses.endsAt', { when: dateTime(expiresAt) })}</p>}
      </header>
      {waitsFor !== null && (
        <p className={styles.waiting}>
          {t('bonuses.waitsFor', { amount: money(waitsFor) })}{' '}
          <Link to="/member/transfer">{t('bonuses.toWallets')}</Link>
        </p>
      )}
      {first !== null && <p className={styles.waiting}>{first}</p>}
      {progress && (
        <ProgressBar
          label={t('bonuses.wagered')}
          value={Number(progress.wagered)}
          max={Number(wagering)}
          valueText={t('bonuses.progress', { wagered: money(progress.wagered), required: money(wagering) })}
        />
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('bonuses.remaining')}</dt>
          <dd>{money(progress?.remaining ?? wagering)}</dd>
        </div>
        {mode === 'playable' && (
          <div>
            <dt>{t('bonuses.left')}</dt>
            <dd>{money(outstanding)}</dd>
          </div>
        )}
        {inSteps && (
          <div>
            <dt>{t('bonuses.released')}</dt>
            <dd>{money(released)}</dd>
          </div>
        )}
        {progress?.byGameType.map(({ gameType, validBet, counted }) => (
          <div key={gameType}>
            <dt>{t(`points.games.${gameType}`)}</dt>
            <dd>{money(counted)}</dd>
            {counted !== validBet && (
              <dd className={styles.hint}>{t('bonuses.ofBets', { amount: money(validBet) })}</dd>
            )}
          </div>
        ))}
      </dl>
      <BonusTerms bonus={bonus} />
      {bonus.canGiveUp && <GiveUpButton bonus={bonus} />}
    </article>
  );
}
