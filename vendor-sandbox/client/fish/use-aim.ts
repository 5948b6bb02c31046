import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { aimAt, MAX_AIM } from '../../src/kinds/fish/bullet';
import type { Camera } from './sea/camera';
import { toSea } from './sea/camera';
import { fishNear, nextTarget, type SeaView } from './sea/sea-view';
import { createTrigger, type Trigger } from './trigger';

const AIM_STEP = 0.055;
/** A finger is this thick, pixels. */
const FINGER = 26;

/** What the player does with the cannon. */
export interface Aiming {
  readonly trigger: Trigger;
  camera: Camera | null;
}

/** Pointer and keys over the sea: aim by pointing or arrows, fire by holding or space, follow a fish by pointing at it with the lock on, or by L. */
export function useAim(view: SeaView, isLockOn: boolean, onLock: (fish: number | null) => void) {
  const [trigger] = useState(createTrigger);
  const aiming = useRef<Aiming>({ trigger, camera: null });
  useEffect(() => {
    const stop = () => trigger.release();
    window.addEventListener('blur', stop);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('blur', stop);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [trigger]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const { camera } = aiming.current;
    return camera && { point: toSea(camera, clientX - box.left, clientY - box.top), slack: FINGER / camera.scale };
  };
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
        trigger.pull();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const turn = { ArrowLeft: -AIM_STEP, ArrowRight: AIM_STEP }[event.key];
        if (turn !== undefined) {
          const now = view.aims[view.seat] ?? 0;
          view.aims[view.seat] = Math.min(Math.max(now + turn, -MAX_AIM), MAX_AIM);
        } else if (event.key === ' ') trigger.pull();
        else if (event.key.toLowerCase() === 'l') onLock(nextTarget(view, view.lock));
        else return;
        event.preventDefault();
      },
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (event.key === ' ') trigger.release();
      },
    },
  };
}
