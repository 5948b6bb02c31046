import { FOOTER_VENDORS } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { Pause, Play } from '@marquee/ui/icons';
import { Slides, type SlidesControl, useAutoplay, useSlideShow } from '@marquee/ui/slide-show';
import { type CSSProperties, useState } from 'react';
import styles from './site-footer.module.css';
import { VendorLogo } from './vendor-logo';

/** Enough copies that the circle has no gap at the specified ten slides. */
const COPIES = 3;

const { slides, gapPx, speedMs } = FOOTER_VENDORS;
const DESKTOP = { '--vendor-slides': slides, '--slide-gap': `${gapPx}px` } as CSSProperties;

/** The vendors in an endless slider, paused by its button, by reduced motion and on hover. */
export function VendorSlider({ vendors }: { readonly vendors: readonly Vendor[] }) {
  const t = useMessages('shell');
  const [control, setControl] = useState<SlidesControl | null>(null);
  const [running, toggle] = useAutoplay();
  useSlideShow(control, { intervalMs: speedMs, playing: running });
  return (
    <div className={styles.vendorRun} style={DESKTOP}>
      <div className={styles.vendorView}>
        <Slides ref={setControl} className={styles.vendorSlides} speedMs={speedMs} isEndless isReady>
          {Array.from({ length: COPIES }, (_, copy) =>
            vendors.map((vendor) => (
              <span key={vendor.vassalage} aria-hidden={copy > 0 || undefined}>
                <VendorLogo vendor={vendor} />
              </span>
            )),
          ).flat()}
        </Slides>
      </div>
      <IconButton
        size="sm"
        icon={running ? <Pause /> : <Play />}
        label={t(running ? 'footer.vendorsPause' : 'footer.vendorsPlay')}
        onClick={toggle}
      />
    </div>
  );
}
