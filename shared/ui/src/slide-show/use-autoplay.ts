import { useState } from 'react';

/** Whether something moves by itself, and the switch for it: until somebody stops it, never where people asked for less motion. */
export function useAutoplay(): readonly [playing: boolean, toggle: () => void] {
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return [playing, () => setPlaying((current) => !current)];
}
