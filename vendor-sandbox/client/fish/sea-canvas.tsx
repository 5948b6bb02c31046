import { useEffect, useRef } from 'react';
import { aimAt } from '../../src/kinds/fish/bullet';
import type { CannonLevel } from '../../src/kinds/fish/cannon';
import { usePlay } from '../frame/play-context';
import styles from './fish.module.css';
import { backdropOf } from './sea/backdrop';
import { cameraOf } from './sea/camera';
import { createPriceTags } from './sea/price-tags';
import { drawScene } from './sea/scene';
import { addShot, advance, lockedPose } from './sea/sea-view';
import { SHOT } from './sounds';
import { type Aiming, useAim } from './use-aim';
import type { FishRoom } from './use-fish-room';

interface SeaCanvasProps {
  readonly room: FishRoom;
  readonly level: CannonLevel;
  /** Fires by itself. */
  readonly isAuto: boolean;
  readonly isLockOn: boolean;
  onLock(fish: number | null): void;
  /** The magazine does not hold the shot. */
  onEmpty(): void;
}

/** The sea and the cannons on a canvas; the panel below describes them to screen readers. */
export function SeaCanvas(props: SeaCanvasProps) {
  const { t, sound, format } = usePlay();
  const { view } = props.room;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { aiming, handlers } = useAim(view, props.isLockOn, props.onLock);
  const latest = useRef({ ...props, sound, format });
  useEffect(() => {
    latest.current = { ...props, sound, format };
  });

  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    let backdrop = backdropOf(latest.current.room.room.depth, 1, 1, 1);
    const prices = createPriceTags(latest.current.format.number);
    const size = { width: 0, height: 0, density: 1 };
    const fit = () => {
      const density = Math.min(window.devicePixelRatio, 2);
      const { clientWidth: width, clientHeight: height } = element;
      if (width === size.width && height === size.height && density === size.density) return;
      Object.assign(size, { width, height, density });
      element.width = Math.round(width * density);
      element.height = Math.round(height * density);
      backdrop = backdropOf(latest.current.room.room.depth, width, height, density);
      aiming.current.camera = cameraOf(width, height, view.seat);
    };
    const step = (at: number) => {
      frame = requestAnimationFrame(step);
      fit();
      const now = latest.current;
      advance(view);
      follow(view, now.isLockOn, now.onLock);
      aiming.current.trigger.frame(at, now.isAuto, () => fireOne(now));
      pen.setTransform(size.density, 0, 0, size.density, 0, 0);
      const camera = (aiming.current as Required<Aiming>).camera;
      if (camera)
        drawScene(pen, {
          view,
          players: now.room.players,
          camera,
          ...size,
          backdrop,
          isCalm: calm.matches,
          amount: now.format.amount,
          prices,
        });
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [view, aiming]);

  return (
    <button type="button" className={styles.sea} aria-label={t('sea')} data-testid="sea" {...handlers}>
      <canvas ref={canvas} />
    </button>
  );
}

/** Turns the cannon to the followed fish; lets go of one that has left. */
function follow(view: FishRoom['view'], isLockOn: boolean, onLock: (fish: number | null) => void): void {
  if (view.lock === null) return;
  const pose = lockedPose(view);
  if (pose && isLockOn) view.aims[view.seat] = aimAt(view.seat, pose);
  else onLock(null);
}

interface Shooting extends Pick<SeaCanvasProps, 'room' | 'level' | 'isLockOn' | 'onEmpty'> {
  sound(tones: typeof SHOT): void;
}

function fireOne({ room, level, isLockOn, onEmpty, sound }: Shooting): boolean {
  const { view, gun } = room;
  const intent = {
    aim: view.aims[view.seat] ?? 0,
    lock: isLockOn ? view.lock : null,
    level,
    atMs: Math.max(0, Math.floor(view.now())),
  };
  const shot = gun.fire(room.room.basePrice * level, intent);
  if (shot === null) {
    onEmpty();
    return false;
  }
  addShot(view, { ...intent, shot, seat: view.seat });
  sound(SHOT);
  return true;
}
