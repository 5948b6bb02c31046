import { useEffect, useState } from 'react';
import type { Swiper as SwiperControl } from 'swiper';

interface AutoplayControl {
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Stills the carousel while the keyboard is inside it. */
  readonly holding: { readonly onFocus: () => void; readonly onBlur: () => void };
}

/** Plays until somebody pauses it; never where people asked for less motion. */
export function useAutoplay(control: SwiperControl | null): AutoplayControl {
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [held, setHeld] = useState(false);
  const moves = playing && !held;
  useEffect(() => {
    if (!control || control.destroyed) return;
    if (moves) control.autoplay.start();
    else control.autoplay.stop();
  }, [control, moves]);
  return {
    playing,
    toggle: () => setPlaying((was) => !was),
    holding: { onFocus: () => setHeld(true), onBlur: () => setHeld(false) },
  };
}
