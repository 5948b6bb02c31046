import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { aimAt, MAX_AIM } from '../../src/kinds/fish/bullet';
import type { Camera } from './sea/camera';
import { toSea } from './sea/camera';
import { fishNear, nextTarget, type SeaView } from './sea/sea-view';

const AIM_STEP = 0.055;
/** A finger is this thick, pixels. */
const FINGER = 26;

/** What the player does with the cannon. */
export interface Aiming {
  /** Held down: fires as fast as the cannon can. */
  isFiring: boolean;
  /** Pressed since the last frame: fires once even if it is over before the next. */
  isTriggered: boolean;
  camera: Camera | null;
}

/** Pointer and keys over the sea: aim by pointing or arrows, fire by holding or space, follow a fish by pointing at it with the lock on, or by L. */
export function useAim(view: SeaView, isLockOn: boolean, onLock: (fish: number | null) => void) {
  const aiming = useRef<Aiming>({ isFiring: false, isTriggered: false, camera: null });
  useEffect(() => {
    const stop = () => {
      aiming.current.isFiring = false;
    };
    window.addEventListener('blur', stop);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('blur', stop);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, []);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const { camera } = aiming.current;
    return camera && { point: toSea(camera, clientX - box.left, clientY - box.top), slack: FINGER / camera.scale };
  };
  const pull = () => Object.assign(aiming.current, { isFiring: true, isTriggered: true });
  const aim = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (place) view.aims[view.seat] = aimAt(view.seat, place.point);
  };
  return {
    aiming,
    handlers: {
      onPointerMove: aim,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const place = placeOf(event);
        const fish = isLockOn && place ? fishNear(view, place.point, place.slack) : null;
        if (fish !== null) onLock(fish);
        aim(event);
        pull();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const turn = { ArrowLeft: -AIM_STEP, ArrowRight: AIM_STEP }[event.key];
        if (turn !== undefined) {
          const now = view.aims[view.seat] ?? 0;
          view.aims[view.seat] = Math.min(Math.max(now + turn, -MAX_AIM), MAX_AIM);
        } else if (event.key === ' ') pull();
        else if (event.key.toLowerCase() === 'l') onLock(nextTarget(view, view.lock));
        else return;
        event.preventDefault();
      },
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (event.key === ' ') aiming.current.isFiring = false;
      },
    },
  };
}
