import { useEffect, useRef } from 'react';
import { usePlay } from '../frame/play-context';
import styles from './big-win.module.css';
import { createCoinRain } from './coin-rain';
import { useCountUp } from './use-count-up';
import { isBig, rollUpMs, winTierOf } from './win-tier';

interface BigWinProps {
  readonly won: number;
  readonly stake: number;
  /** What it is called instead of its tier. */
  readonly name: string | null;
  readonly turbo: boolean;
  onSkip(): void;
}

/** A big win over the reels: the figure counts up and its name grows with it. A press ends it. */
export function BigWin({ won, stake, name, turbo, onSkip }: BigWinProps) {
  const { t, format } = usePlay();
  const visible = useCountUp(won, rollUpMs(winTierOf(won, stake), turbo));
  const reached = winTierOf(visible, stake);
  const tier = isBig(reached) ? reached : 'big';
  return (
    <button type="button" className={styles.win} data-tier={tier} data-testid="big-win" onClick={onSkip}>
      <CoinRain />
      <b key={tier} className={styles.name}>
        {name ?? t(`tiers.${tier}`)}
      </b>
      <span className={styles.figure}>{format.money(visible)}</span>
      <small>{t('skip')}</small>
    </button>
  );
}

function CoinRain() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.width = element.clientWidth;
    element.height = element.clientHeight;
    const rain = createCoinRain(element.width, element.height, Math.random);
    let frame = 0;
    let before = performance.now();
    const step = (now: number) => {
      rain.advance(Math.min(50, now - before));
      before = now;
      rain.draw(pen);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} className={styles.coins} aria-hidden="true" />;
}
