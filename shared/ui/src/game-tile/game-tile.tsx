import { Flame } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import { FavouriteButton, type FavouriteControl } from './favourite-button';
import styles from './game-tile.module.css';
import { TileArt } from './tile-art';

export interface GameTileProps {
  readonly name: string;
  readonly vendor?: string | undefined;
  /** Address of the picture; a plate with the name replaces it when it fails. */
  readonly art: string;
  /** For people without script and for "open in a new tab"; `onLaunch` handles the ordinary click. */
  readonly href?: string | undefined;
  readonly onLaunch: () => void;
  /** Shown as a start button below the name; leave out for slots (specification, "Game tile"). */
  readonly startLabel?: string | undefined;
  readonly hotLabel?: string | undefined;
  readonly newLabel?: string | undefined;
  readonly favourite?: FavouriteControl | undefined;
  /** `eager` for tiles in the first view. */
  readonly loading?: 'lazy' | 'eager' | undefined;
  readonly launching?: boolean | undefined;
  readonly className?: string | undefined;
  /** More controls, after those of the tile. */
  readonly children?: ReactNode;
}

export function GameTile(props: GameTileProps) {
  const {
    name,
    vendor,
    art,
    href,
    onLaunch,
    startLabel,
    hotLabel,
    newLabel,
    favourite,
    loading = 'lazy',
    launching = false,
    className,
    children,
  } = props;
  const launch = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLaunch();
  };
  const plate = (
    <>
      <TileArt src={art} name={name} loading={loading} />
      {(hotLabel !== undefined || newLabel !== undefined) && (
        <span className={styles.flags}>
          {hotLabel !== undefined && (
            <span className={cx(styles.flag, styles.hot)}>
              <Flame aria-hidden="true" />
              {hotLabel}
            </span>
          )}
          {newLabel !== undefined && <span className={cx(styles.flag, styles.new)}>{newLabel}</span>}
        </span>
      )}
      <span className={styles.text}>
        {name}
        {vendor !== undefined && <span className={styles.vendor}>{`\n${vendor}`}</span>}
      </span>
    </>
  );
  return (
    <article className={cx(styles.tile, className)} aria-busy={launching || undefined}>
      {href === undefined ? (
        <button type="button" className={styles.launch} onClick={launch}>
          {plate}
        </button>
      ) : (
        <a className={styles.launch} href={href} onClick={launch}>
          {plate}
        </a>
      )}
      {favourite !== undefined && <FavouriteButton {...favourite} />}
      {startLabel !== undefined && (
        <Button
          className={styles.start}
          variant="secondary"
          size="sm"
          block
          loading={launching}
          onClick={onLaunch}
          aria-label={`${startLabel}: ${name}`}
        >
          {startLabel}
        </Button>
      )}
      {children}
    </article>
  );
}
