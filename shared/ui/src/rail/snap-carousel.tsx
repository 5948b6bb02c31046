import { lazy, Suspense } from 'react';
import type { SnapCarouselProps } from './snap-track';

export type { SnapCarouselProps, SnapControl } from './snap-track';

/** In a chunk of its own: only remotes that were built for an earlier release show it. */
const SnapTrack = lazy(async () => {
  const { SnapTrack: Track } = await import(/* webpackChunkName: "snap-track" */ './snap-track');
  return { default: Track };
});

/**
 * Slides that the browser scrolls and snaps; nothing is measured before somebody moves them.
 * @deprecated Use `Slides` of `@marquee/ui/slide-show`, whose movements take the time that they are given.
 */
export function SnapCarousel(props: SnapCarouselProps) {
  return (
    <Suspense fallback={null}>
      <SnapTrack {...props} />
    </Suspense>
  );
}
