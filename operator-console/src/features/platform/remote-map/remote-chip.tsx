import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styles from './remote-map.module.css';

interface RemoteChipProps {
  readonly brand: string;
  readonly remote: string;
  readonly isOff?: boolean;
}

/** A remote by its name and the colour that it has everywhere on the map; leads to its releases. */
export function RemoteChip({ brand, remote, isOff = false }: RemoteChipProps) {
  const t = useMessages('console');
  return (
    <span className={styles.chip}>
      <span className={styles.swatch} style={{ '--hue': hueOf(remote) } as CSSProperties} aria-hidden="true" />
      <Link to={`/remotes/${brand}/${remote}`}>{remote}</Link>
      {isOff && <Badge tone="danger">{t('remotes.off')}</Badge>}
    </span>
  );
}

/** Spread over the circle by the name alone, so that a remote keeps its colour on every brand. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 157 + (character.codePointAt(0) ?? 0)) % 3_600;
  return sum % 360;
}
