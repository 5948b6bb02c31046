import type { Game } from '@marquee/contract/entities/game';
import { cx, GameTile } from '@marquee/ui';
import { Settings } from '@marquee/ui/icons';
import { memo } from 'react';
import { seamlessPath } from '../launch/launch-access';
import styles from './game-card.module.css';
import type { CardTools } from './use-card-tools';

interface GameCardProps {
  readonly game: Game;
  readonly tools: CardTools;
  /** Shows the 16:9 picture instead of the 3:4 one. */
  readonly wide?: boolean;
  /** In the first view of the page: its picture loads at once. */
  readonly eager?: boolean;
}

/**
 * One game: a click plays it; further buttons add it to the favourites, open its demo and show its details.
 * Memoised, since a list is rendered at every row that is scrolled in.
 */
export const GameCard = memo(function GameCard({ game, tools, wide = false, eager = false }: GameCardProps) {
  const { t, favourites, launch, openDetails } = tools;
  const { displayName: name, nodeId, gameType, isHot, isNew, hasDemo, playable } = game;
  const demo = t('card.demo');
  const favourite = {
    active: favourites.has(nodeId),
    label: t('card.favourite', { name }),
    onToggle: () => favourites.toggle(game),
  };
  return (
    <GameTile
      className={cx(styles.card, wide && styles.wide)}
      name={name}
      vendor={game.vendorName}
      art={wide ? game.lagerIcon : game.showIcon}
      href={seamlessPath(nodeId)}
      onLaunch={() => launch(game)}
      startLabel={gameType === 'rng' ? undefined : t('in_immediate_game')}
      hotLabel={isHot === 1 ? t('card.hot') : undefined}
      newLabel={isNew ? t('card.new') : undefined}
      favourite={favourite}
      loading={eager ? 'eager' : 'lazy'}
    >
      {!playable && (
        <span className={styles.maintenance}>
          <Settings aria-hidden="true" />
          {t('card.maintenance')}
        </span>
      )}
      {hasDemo && playable && (
        <button
          type="button"
          className={styles.demo}
          aria-label={`${demo}: ${name}`}
          onClick={() => launch(game, 'demo')}
        >
          {demo}
        </button>
      )}
      <button
        type="button"
        className={styles.about}
        aria-label={t('card.about', { name })}
        onClick={() => openDetails(game)}
      />
    </GameTile>
  );
});
