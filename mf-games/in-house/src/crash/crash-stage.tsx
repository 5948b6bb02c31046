import { TriangleAlert } from '@marquee/ui/icons';
import { useText } from '../app/use-text';
import { CrashStatus } from './crash-status';
import styles from './crash-stage.module.css';
import type { CrashState } from './crash-state';
import { CrashStrip } from './crash-strip';
import { FlightCanvas } from './flight-canvas';
import { FlightReadout } from './flight-readout';
import { OwnResult } from './own-result';

export function CrashStage({ state }: { readonly state: CrashState }) {
  const t = useText();
  return (
    <section className={styles.stage}>
      <CrashStrip rounds={state.history} />
      <div className={styles.sky}>
        <FlightCanvas state={state} />
        <FlightReadout state={state} />
        <OwnResult bet={state.bet} />
      </div>
      {!state.connected && state.phase && (
        <p className={styles.lost} role="status">
          <TriangleAlert aria-hidden="true" />
          {t('connectionLost')}
        </p>
      )}
      <CrashStatus state={state} />
    </section>
  );
}
