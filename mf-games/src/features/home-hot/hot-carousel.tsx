import { HOT_CAROUSEL } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import { Slides, type SlidesControl } from '@marquee/ui/slide-show';
import { type CSSProperties, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GameCard } from '../game-card/game-card';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './hot-carousel.module.css';

export type HotControl = Pick<SlidesControl, 'el' | 'destroyed' | 'slideNext' | 'slidePrev'>;

interface HotCarouselProps {
  readonly ref: Ref<HotControl>;
  readonly games: readonly Game[];
  readonly tools: CardTools;
  /** Whether the page has painted. */
  readonly isReady: boolean;
}

const { slides, gapPx, speedMs } = HOT_CAROUSEL;
const DESKTOP = { '--hot-slides': slides, '--hot-gap': `${gapPx}px` } as CSSProperties;

/** Two more than a desktop shows. The slide show renders one more with each step, and who moves the carousel all of them. */
const FIRST_CARDS = slides + 2;

/** The width of a slide follows the carousel's own: the specified four on a desktop, fewer on small screens. */
export function HotCarousel({ ref, games, tools, isReady }: HotCarouselProps) {
  const slidesRef = useRef<SlidesControl>(null);
  const [cardCount, setCardCount] = useState(FIRST_CARDS);
  const complete = () => setCardCount(Number.POSITIVE_INFINITY);
  useImperativeHandle(ref, () => {
    const control = slidesRef.current as SlidesControl;
    return {
      el: control.el,
      get destroyed() {
        return control.destroyed === true;
      },
      slideNext() {
        flushSync(() => setCardCount((count) => count + 1));
        control.slideNext();
      },
      slidePrev() {
        // The last card must be there before the carousel goes back to it from the first.
        flushSync(complete);
        control.slidePrev();
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
      <Slides ref={slidesRef} className={styles.slides} speedMs={speedMs} isReady={isReady}>
        {games.slice(0, cardCount).map((game, index) => (
          <GameCard key={game.nodeId} game={game} tools={tools} wide eager={index < slides} />
        ))}
      </Slides>
    </div>
  );
}
