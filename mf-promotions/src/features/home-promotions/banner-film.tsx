import { useIdle } from '@marquee/kit';
import { useEffect, useRef, useState } from 'react';

interface BannerFilmProps {
  readonly className: string | undefined;
  readonly src: string;
  readonly poster: string;
  readonly alt: string;
  readonly playing: boolean;
}

/** A share of the film must be on the screen for it to run, and to be fetched at all. */
const VISIBLE = 0.35;

/** A muted video that plays only while visible and not paused, once the page is idle; else its poster. */
export function BannerFilm({ className, src, poster, alt, playing }: BannerFilmProps) {
  const filmRef = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  const [isSourceNeeded, setSourceNeeded] = useState(false);
  useEffect(() => {
    const film = filmRef.current;
    if (!film) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      threshold: VISIBLE,
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, []);
  const isIdle = useIdle();
  const runs = playing && seen && isIdle;
  // Fetched from its first run on: taking the source away again would throw away what has loaded.
  if (runs && !isSourceNeeded) setSourceNeeded(true);
  useEffect(() => {
    const film = filmRef.current;
    if (!film) return;
    if (runs) {
      // A browser may refuse to start (power saving): the poster stays.
      film.play().catch(() => film.pause());
    } else film.pause();
  }, [runs]);
  return (
    <video
      ref={filmRef}
      className={className}
      {...(isSourceNeeded && { src })}
      poster={poster}
      {...(alt === '' ? { 'aria-hidden': true } : { 'aria-label': alt })}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
    />
  );
}
