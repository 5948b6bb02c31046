import { GameTile, Rail } from '@marquee/ui';
import { Dices } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { State, Story } from '../story';
import { games } from './samples';

export function GameStory() {
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set(['Lotus Jackpot']));
  const toggle = (name: string): void => {
    const next = new Set(favourites);
    if (!next.delete(name)) next.add(name);
    setFavourites(next);
  };
  const tile = (game: (typeof games)[number], key: string) => (
    <GameTile
      key={key}
      {...game}
      href="#game"
      onLaunch={() => undefined}
      favourite={{
        active: favourites.has(game.name),
        label: `Favourite: ${game.name}`,
        onToggle: () => toggle(game.name),
      }}
    />
  );
  const many = [...games, ...games, ...games].map((game, index) => tile(game, `${game.name}-${index}`));
  return (
    <Story id="game" title="Game tiles and rails">
      <div className={styles.full}>
        <Rail
          title="Slots"
          icon={<Dices />}
          more={{ label: 'All 8,204', href: '#game' }}
          previousLabel="Previous"
          nextLabel="Next"
        >
          {many}
        </Rail>
      </div>
      <State name="With a start button, busy, art that failed">
        <div className={styles.grid}>
          <GameTile {...games[3]} startLabel="Play now" onLaunch={() => undefined} />
          <GameTile {...games[4]} startLabel="Play now" onLaunch={() => undefined} launching />
          <GameTile
            name="Golden Bazaar"
            vendor="Jili"
            art="data:image/svg+xml,unreadable"
            onLaunch={() => undefined}
            loading="eager"
          />
        </div>
      </State>
    </Story>
  );
}
