import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { type MappedRemote, type Part, PARTS, type SlotRow, slotsByPart, takesMore } from './brand-map';
import { Bytes } from './bytes';
import { RemoteChip } from './remote-chip';
import styles from './remote-map.module.css';

interface SitePlanProps {
  readonly brand: string;
  readonly remotes: readonly MappedRemote[];
}

/** A drawing of the site: each place that remotes fill, where it stands, with what fills it. */
export function SitePlan({ brand, remotes }: SitePlanProps) {
  const parts = slotsByPart(remotes);
  return (
    <div className={styles.plan}>
      {PARTS.map((part) => (
        <PlanPart key={part} brand={brand} part={part} slots={parts[part]} />
      ))}
    </div>
  );
}

interface PlanPartProps {
  readonly brand: string;
  readonly part: Part;
  readonly slots: readonly SlotRow[];
}

function PlanPart({ brand, part, slots }: PlanPartProps) {
  const t = useMessages('console');
  return (
    <section className={styles[part]}>
      <h3 className={styles.partTitle}>{t(`map.part.${part}`)}</h3>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.name} className={styles.slot} data-free={slot.fillers.length === 0 || undefined}>
            <p className={styles.slotName}>
              <code>{slot.name}</code>
              <Badge>{t(takesMore(slot) ? 'map.open' : 'map.taken')}</Badge>
            </p>
            {slot.fillers.map(({ remote, id, bytes, isOff }) => (
              <p key={`${remote}/${id}`} className={styles.filler}>
                <RemoteChip brand={brand} remote={remote} isOff={isOff} />
                <code className={styles.muted}>{id}</code>
                <Bytes bytes={bytes} />
              </p>
            ))}
            {slot.fillers.length === 0 && <p className={styles.muted}>{t('map.free')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
