import { HOT_CAROUSEL } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import { SnapCarousel, type SnapControl } from '@marquee/ui';
import { type CSSProperties, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GameCard } from '../game-card/game-card';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './hot-carousel.module.css';

interface HotCarouselProps {
  readonly ref: Ref<Pick<SnapControl, 'el' | 'slideNext' | 'slidePrev'>>;
  readonly games: readonly Game[];
  readonly tools: CardTools;
}

const { slides, gapPx } = HOT_CAROUSEL;
const DESKTOP = { '--hot-slides': slides, '--hot-gap': `${gapPx}px` } as CSSProperties;

/** Two more than a desktop shows; the others are rendered when somebody or the slide show moves the carousel. */
const FIRST_CARDS = slides + 2;

/** The width of a slide follows the carousel's own: the specified four on a desktop, fewer on small screens. */
export function HotCarousel({ ref, games, tools }: HotCarouselProps) {
  const trackRef = useRef<SnapControl>(null);
  const [isComplete, setComplete] = useState(false);
  const complete = () => setComplete(true);
  useImperativeHandle(ref, () => {
    const move = (direction: 'slideNext' | 'slidePrev') => () => {
      // The last card must be there before the carousel goes back to it from the first.
      flushSync(() => setComplete(true));
      trackRef.current?.[direction]();
    };
    const { el } = trackRef.current as SnapControl;
    return { el, slideNext: move('slideNext'), slidePrev: move('slidePrev') };
  }, []);
  return (
    <div
      className={styles.carousel}
      style={DESKTOP}
      onWheel={complete}
      onPointerEnter={complete}
      onTouchStart={complete}
      onFocus={complete}
    >
      <SnapCarousel ref={trackRef} className={styles.track}>
        {(isComplete ? games : games.slice(0, FIRST_CARDS)).map((game, index) => (
          <GameCard key={game.nodeId} game={game} tools={tools} wide eager={index < slides} />
        ))}
      </SnapCarousel>
    </div>
  );
}
