import { Story, State } from '../story';
import styles from '../gallery.module.css';

const colours = [
  'ground',
  'surface-1',
  'surface-2',
  'surface-3',
  'accent',
  'cta',
  'info',
  'success',
  'warning',
  'danger',
  'chrome',
  'line-strong',
];
const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

export function TokenStory() {
  return (
    <Story id="tokens" title="Tokens">
      <State name="Colour">
        <div className={styles.swatches}>
          {colours.map((name) => (
            <div key={name} className={styles.swatch}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="Type">
        <div className={styles.full}>
          {sizes.map((size, index) => (
            <p
              key={size}
              style={{
                fontSize: `var(--size-${size})`,
                fontFamily: index < 4 ? 'var(--font-display)' : undefined,
                fontWeight: index < 4 ? 'var(--display-weight)' : undefined,
                fontStretch: index < 4 ? 'var(--display-stretch)' : undefined,
              }}
            >
              {size} 1,250.50 Play to the last card{' '}
              {'\u09b8\u09c1\u09a8\u09cd\u09a6\u09b0\u09ac\u09a8 \u0996\u09c7\u09b2\u09be'}{' '}
              {'Ch\u01a1i ngay h\u00f4m nay'}
            </p>
          ))}
        </div>
      </State>
    </Story>
  );
}
