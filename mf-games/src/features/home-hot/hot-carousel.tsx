import { HOT_CAROUSEL } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import type { Swiper as SwiperControl } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { GameCard } from '../game-card/game-card';
import type { CardTools } from '../game-card/use-card-tools';
import styles from './hot-carousel.module.css';

interface HotCarouselProps {
  readonly games: readonly Game[];
  readonly tools: CardTools;
  readonly onReady: (control: SwiperControl) => void;
}

const { slides, gapPx, speedMs } = HOT_CAROUSEL;

/** By the carousel's width: the specified four on a desktop, fewer on small screens, with part of the next one visible. */
const BREAKPOINTS = {
  0: { slidesPerView: 1.35, spaceBetween: gapPx / 2 },
  520: { slidesPerView: 2.3, spaceBetween: gapPx / 2 },
  720: { slidesPerView: 3, spaceBetween: gapPx },
  940: { slidesPerView: slides, spaceBetween: gapPx },
};

export function HotCarousel({ games, tools, onReady }: HotCarouselProps) {
  const rolls = games.length > slides;
  return (
    <div className={styles.carousel}>
      <Swiper breakpoints={BREAKPOINTS} breakpointsBase="container" speed={speedMs} loop={rolls} onSwiper={onReady}>
        {games.map((game, index) => (
          <SwiperSlide key={game.nodeId}>
            <GameCard game={game} tools={tools} wide eager={index < slides} />
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
