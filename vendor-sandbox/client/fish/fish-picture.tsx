import { useEffect, useRef } from 'react';
import type { SpeciesId } from '../../src/kinds/fish/species';
import { drawFish, reachOf } from './art/sprites';

/** A still picture of a fish, as wide as its place. */
export function FishPicture({ species }: { readonly species: SpeciesId }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const scale = element.width / (2 * reachOf(species));
    pen.clearRect(0, 0, element.width, element.height);
    pen.setTransform(scale, 0, 0, scale, element.width / 2, element.height / 2);
    drawFish(pen, species, { x: 0, y: 0, heading: 0 }, 0.1);
  }, [species]);
  return <canvas ref={canvas} width={176} height={176} aria-hidden="true" />;
}
