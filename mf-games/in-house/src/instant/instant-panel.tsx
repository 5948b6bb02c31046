import { Button, cx } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { type ReactNode, useState } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import panel from '../frame/game-panel.module.css';
import button from '../frame/main-button.module.css';
import { SeedLine } from '../frame/seed-line';
import type { StakeBounds, StakeProblem } from '../stake/stake-amount';
import { StakeField } from '../stake/stake-field';
import { AutoFields, type AutoPlan } from './auto-fields';
import { areLimits } from './auto-limits';
import styles from './instant-panel.module.css';
import type { AutoBet } from './use-auto-bet';
import type { InstantPlay } from './use-instant';

interface InstantPanelProps {
  readonly phase: InstantPlay['phase'];
  readonly stake: string;
  readonly onStakeChange: (stake: string) => void;
  readonly problem: StakeProblem | null;
  readonly bounds: StakeBounds;
  readonly locked: boolean;
  readonly missing: string | null;
  /** Maximum payout of a round; null while options are missing. */
  readonly best: string | null;
  /** Return to the player, 0 to 1; null while options are missing. */
  readonly returned: number | null;
  readonly seedHash: string | null;
  readonly auto: AutoBet;
  readonly canStartAuto: boolean;
  readonly onBet: () => void;
  /** Shows the problem of the stake, if it has one. */
  readonly onCheck: () => void;
  readonly children: ReactNode;
}

const OPENING_PLAN: AutoPlan = { rounds: 10, loss: '', win: '' };

export function InstantPanel(props: InstantPanelProps) {
  const { stake, onStakeChange, problem, bounds, locked, best, returned, seedHash, auto, children } = props;
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const [mode, setMode] = useState('manual');
  const [plan, setPlan] = useState(OPENING_PLAN);
  const isAuto = session.autoBet && mode === 'auto';
  return (
    <section className={cx(panel.panel, styles.panel)} aria-label={t('instant.panel')}>
      {session.autoBet && (
        <Segmented
          stretch
          label={t('instant.mode')}
          options={[
            { value: 'manual', label: t('instant.manual') },
            { value: 'auto', label: t('instant.auto') },
          ]}
          value={mode}
          onValueChange={(next) => auto.remainingRounds === 0 && setMode(next)}
        />
      )}
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={locked} bounds={bounds} />
      {children}
      {isAuto && <AutoFields plan={plan} onChange={setPlan} disabled={locked} />}
      <div className={panel.action}>
        {isAuto ? <AutoButton {...props} plan={plan} /> : <BetButton {...props} />}
        <p className={panel.keys}>{t('instant.keys')}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('instant.best')}</dt>
          <dd>{best === null ? '–' : format.money(best, session.currencySymbol)}</dd>
        </div>
        <div>
          <dt>{t('rules.return')}</dt>
          <dd>{returned === null ? '–' : format.exactPercent(returned)}</dd>
        </div>
      </dl>
      <SeedLine hash={seedHash} />
    </section>
  );
}

function BetButton({ phase, missing, onBet }: InstantPanelProps) {
  const t = useText();
  return (
    <Button
      className={button.main}
      variant="primary"
      block
      loading={phase === 'asking'}
      disabled={phase === 'showing' || missing !== null}
      onClick={onBet}
    >
      {missing ?? t('bet')}
    </Button>
  );
}

function AutoButton({
  missing,
  auto,
  canStartAuto,
  phase,
  plan,
  onCheck,
}: InstantPanelProps & { readonly plan: AutoPlan }) {
  const t = useText();
  const format = useFormat();
  if (auto.remainingRounds > 0) {
    return (
      <Button className={button.main} variant="secondary" block onClick={auto.stop}>
        {t('instant.autoBet.stop', { left: format.number(auto.remainingRounds) })}
      </Button>
    );
  }
  return (
    <Button
      className={button.main}
      variant="primary"
      block
      disabled={missing !== null || phase !== 'ready'}
      onClick={() => {
        onCheck();
        if (canStartAuto && areLimits(plan)) auto.start(plan.rounds, plan);
      }}
    >
      {missing ?? t('instant.autoBet.start')}
    </Button>
  );
}
