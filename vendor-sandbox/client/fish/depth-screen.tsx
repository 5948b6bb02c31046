import { useEffect, useState } from 'react';
import { CANNON_LEVELS, type Depth } from '../../src/kinds/fish/cannon';
import type { FishOffer } from '../../src/kinds/fish/fish-messages';
import type { SpeciesId } from '../../src/kinds/fish/species';
import { usePlay } from '../frame/play-context';
import { FishPicture } from './fish-picture';
import styles from './fish.module.css';

const FACES: Readonly<Record<Depth, SpeciesId>> = { shallows: 'clownfish', reef: 'shark', abyss: 'angler' };
const STRONGEST = CANNON_LEVELS[CANNON_LEVELS.length - 1] ?? 1;

/** The first screen: how deep to go, what a shot costs there, and what comes back. */
export function DepthScreen({ onJoin }: { onJoin(depth: Depth): void }) {
  const { api, t, format, fail } = usePlay();
  const [offer, setOffer] = useState<FishOffer | null>(null);
  useEffect(() => {
    api.get<FishOffer>('/offer').then(setOffer, fail);
  }, [api, fail]);
  return (
    <section className={styles.depths}>
      <h2>{t('depths.title')}</h2>
      <ul>
        {offer?.depths.map(({ depth, basePrice, players }) => (
          <li key={depth}>
            <button type="button" className={styles.depth} data-depth={depth} onClick={() => onJoin(depth)}>
              <FishPicture species={FACES[depth]} />
              <b>{t(`depths.${depth}`)}</b>
              <span>
                {t('depths.shot', { from: format.amount(basePrice), to: format.money(basePrice * STRONGEST) })}
              </span>
              <small>{t('depths.players', { players: format.number(players) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {offer && <p>{t('depths.return', { return: format.percent(offer.returnBp) })}</p>}
    </section>
  );
}
