import { useState } from 'react';

/** Whether something plays automatically, and a toggle for it. Starts paused for people who prefer reduced motion. */
export function useAutoplay(): readonly [playing: boolean, toggle: () => void] {
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return [playing, () => setPlaying((current) => !current)];
}
