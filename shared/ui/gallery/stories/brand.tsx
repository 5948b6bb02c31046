import { Badge, Button, GameTile, Logo, Money, Panel } from '@marquee/ui';
import { JackpotCounter } from '@marquee/ui/jackpot';
import { useEffect, useState } from 'react';
import { useLook } from '../look';
import { Story } from '../story';
import styles from './brand.module.css';
import { currencyOf, games } from './samples';

/** How the parts sit together: what a visitor of a home page sees first. */
export function BrandStory() {
  const { brand } = useLook();
  const [pool, setPool] = useState(482_915_034.18);
  useEffect(() => {
    const timer = setInterval(() => setPool((amount) => amount + 317.4), 4000);
    return () => clearInterval(timer);
  }, []);
  const currency = currencyOf(brand);
  return (
    <Story id="brand" title="Brand">
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <Logo name={brand === 'sundarban' ? 'Sundarban' : 'Meridian'} size="lg" />
          <h1 className={styles.headline}>Ten thousand games, one wallet, every result open to check.</h1>
          <p className={styles.line}>Live tables, slots and fair in-house games. Withdrawals are paid in minutes.</p>
          <div className={styles.actions}>
            <Button variant="primary" size="lg">
              Join now
            </Button>
            <Button size="lg">Try a demo</Button>
          </div>
        </div>
        <Panel tone="raised" className={styles.pool ?? ''} title="Jackpot" actions={<Badge tone="accent">Live</Badge>}>
          <div className={styles.counter}>
            <JackpotCounter amount={pool} currency={currency} label="Jackpot" locale="en" />
          </div>
          <ol className={styles.winners}>
            {['ra***7', 'tu***n', 'sh***4'].map((name, index) => (
              <li key={name}>
                <span className={styles.rank}>{index + 1}</span>
                <span>{name}</span>
                <Money amount={`${86_400 / (index + 1)}.50`} currency={currency} locale="en" tone="result" />
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      <div className={styles.row}>
        {games.map((game) => (
          <GameTile key={game.name} {...game} onLaunch={() => undefined} loading="eager" />
        ))}
      </div>
    </Story>
  );
}
