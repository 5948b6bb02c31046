import { useEffect, useState } from 'react';
import { SIDES } from '../../src/kinds/cockfight/pool';
import { GameFrame } from '../frame/game-frame';
import { usePlay } from '../frame/play-context';
import { StakeField } from '../frame/stake-field';
import { Arena } from './arena';
import { OwnResult } from './own-result';
import { PoolCard } from './pool-card';
import { Results } from './results';
import styles from './ring.module.css';
import { Mark } from './mark';
import { FightRoundView } from './round-view';
import { Rules } from './rules';
import { useFight } from './use-fight';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** The ring: the fight, its three pools, the stake, and the latest results. */
export function Ring() {
  const { t, format } = usePlay();
  const { ring, fight, aheadMs, own, placing, place, undo } = useFight();
  const [chosenStake, setStake] = useState<number | null>(null);
  const secondsLeft = useSecondsLeft(fight?.phase === 'open' ? fight.closesAt : null, aheadMs);
  if (!ring || !fight) return <p className={styles.loading}>{t('frame.loading')}</p>;
  const { limits, rules } = ring;
  const steps = STEPS.map((step) => step * limits.minStake).filter((step) => step <= limits.maxStake);
  const stake = chosenStake ?? steps[3] ?? limits.minStake;
  return (
    <GameFrame mark={<Mark />} rules={<Rules limits={limits} rules={rules} />} RoundView={FightRoundView}>
      <div className={styles.ring}>
        <Arena fight={fight} secondsLeft={secondsLeft} />
        <OwnResult fight={fight} own={own} />
        <section className={styles.pools} aria-label={t('pools')}>
          {SIDES.map((pick) => (
            <PoolCard
              key={pick}
              pick={pick}
              fight={fight}
              ownBets={own.filter(({ detail, state }) => detail.pick === pick && state !== 'refused')}
              disabled={placing !== null || fight.phase !== 'open' || (pick === 'draw' && stake > limits.maxDrawStake)}
              onBet={() => void place(pick, stake)}
            />
          ))}
        </section>
        <div className={styles.bottom}>
          <StakeField steps={steps} stake={stake} onChange={setStake} />
          <button
            type="button"
            className={styles.undo}
            disabled={placing !== null || fight.phase !== 'open' || own.every(({ state }) => state !== 'open')}
            onClick={() => void undo()}
          >
            {t('undo')}
          </button>
          <Results results={fight.results} />
        </div>
        <p className={styles.note}>
          {t('line', {
            side: format.percent(rules.sideReturnBp),
            draw: format.percent(rules.drawReturnBp),
            min: format.money(limits.minStake),
            max: format.money(limits.maxStake),
            house: format.money(limits.houseStake),
          })}
        </p>
      </div>
    </GameFrame>
  );
}

/** @param aheadMs how far the server's clock is ahead of ours */
function useSecondsLeft(until: string | null, aheadMs: number): number | null {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - nowMs - aheadMs) / 1000));
}
