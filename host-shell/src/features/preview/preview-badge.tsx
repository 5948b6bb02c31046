import type { BootPreview } from '@marquee/contract/boot';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import styles from './preview-badge.module.css';

interface PreviewBadgeProps {
  readonly preview: BootPreview;
  /** Opens an address of this site. */
  readonly open?: (address: string) => void;
}

const LIVE = 'live';

/** Says on every page that this visitor sees other releases than members do, and which; changes them and ends it. */
export function PreviewBadge({ preview, open = (address) => location.assign(address) }: PreviewBadgeProps) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const choose = (choice: string) => open(`${location.pathname}?preview=${encodeURIComponent(choice)}`);
  const picked = preview.remotes.filter(({ version }) => version !== null);
  return (
    <aside className={styles.badge} aria-label={t('preview.title')}>
      <details>
        <summary className={styles.summary}>
          <strong>{t('preview.title')}</strong>
          {picked.map(({ name, version }) => (
            <code key={name} dir="ltr">
              {name} {version}
            </code>
          ))}
        </summary>
        <div className={styles.choices}>
          <p>{t('preview.hint', { time: dateTime(preview.endsAt) })}</p>
          {preview.remotes.map(({ name, version, versions }) => (
            <label key={name} className={styles.choice}>
              <code dir="ltr">{name}</code>
              <select value={version ?? LIVE} onChange={({ target }) => choose(`${name}@${target.value}`)}>
                <option value={LIVE}>{t('preview.live')}</option>
                {versions.map((entry) => (
                  <option key={entry} value={entry}>
                    {entry}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button size="sm" onClick={() => choose('off')}>
            {t('preview.leave')}
          </Button>
        </div>
      </details>
    </aside>
  );
}
