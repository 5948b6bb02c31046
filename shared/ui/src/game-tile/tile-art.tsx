import { LAZY_IMAGE_RETRIES } from '@marquee/contract/constants';
import { gamePictureSrcSet } from '@marquee/contract/game-picture';
import { useState } from 'react';
import styles from './tile-art.module.css';

interface TileArtProps {
  readonly src: string;
  readonly name: string;
  readonly loading: 'lazy' | 'eager';
}

/** A picture that fails is loaded once more. */
export function TileArt({ src, name, loading }: TileArtProps) {
  const [failures, setFailures] = useState(0);
  return (
    <span className={styles.frame}>
      {failures <= LAZY_IMAGE_RETRIES ? (
        <img
          key={failures}
          className={styles.art}
          src={src}
          srcSet={gamePictureSrcSet(src)}
          alt=""
          width={360}
          height={480}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={() => setFailures((count) => count + 1)}
        />
      ) : (
        <span className={styles.plate} aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  );
}
