import { Logo } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { ToastRegion } from '@marquee/ui/toast';
import styles from './gallery.module.css';
import { changeLook, useLook } from './look';
import { stories } from './stories';

const switches = {
  brand: [
    { value: 'sundarban', label: 'Sundarban' },
    { value: 'meridian', label: 'Meridian' },
  ],
  theme: [
    { value: 'dark', label: 'Dark' },
    { value: 'light', label: 'Light' },
  ],
  dir: [
    { value: 'ltr', label: 'LTR' },
    { value: 'rtl', label: 'RTL' },
  ],
} as const;

export function App() {
  const look = useLook();
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Logo name={look.brand === 'sundarban' ? 'Sundarban' : 'Meridian'} />
        <div className={styles.switches}>
          {(['brand', 'theme', 'dir'] as const).map((key) => (
            <Segmented
              key={key}
              label={key}
              options={switches[key]}
              value={look[key]}
              onValueChange={(value) => changeLook({ [key]: value })}
            />
          ))}
        </div>
      </header>
      <nav className={styles.index} aria-label="Components">
        <ul>
          {stories.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* The components read the page's direction when they render. */}
      <main className={styles.main} key={look.dir}>
        {stories.map(({ id, Component }) => (
          <Component key={id} />
        ))}
      </main>
      <ToastRegion label="Messages" closeLabel="Close" />
    </div>
  );
}
