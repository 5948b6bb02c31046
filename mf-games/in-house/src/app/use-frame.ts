import { useEffect, useRef } from 'react';

/** Calls `draw` before every frame while `active`, and once when it is not. */
export function useFrame(active: boolean, draw: (nowMs: number) => void): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    let request = 0;
    const frame = (nowMs: number) => {
      latest.current(nowMs);
      if (active) request = requestAnimationFrame(frame);
    };
    request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [active]);
}
