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

/** Two more than a desktop shows. The slide show renders one more with each step, and who moves the carousel all of them. */
const FIRST_CARDS = slides + 2;

/** The width of a slide follows the carousel's own: the specified four on a desktop, fewer on small screens. */
export function HotCarousel({ ref, games, tools }: HotCarouselProps) {
  const trackRef = useRef<SnapControl>(null);
  const [cardCount, setCardCount] = useState(FIRST_CARDS);
  const complete = () => setCardCount(Number.POSITIVE_INFINITY);
  useImperativeHandle(ref, () => {
    const { el } = trackRef.current as SnapControl;
    return {
      el,
      slideNext() {
        flushSync(() => setCardCount((count) => count + 1));
        trackRef.current?.slideNext();
      },
      slidePrev() {
        // The last card must be there before the carousel goes back to it from the first.
        flushSync(complete);
        trackRef.current?.slidePrev();
      },
    };
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
        {games.slice(0, cardCount).map((game, index) => (
          <GameCard key={game.nodeId} game={game} tools={tools} wide eager={index < slides} />
        ))}
      </SnapCarousel>
    </div>
  );
}
