import { useState } from 'react';
import { Dialog } from '../frame/dialog';
import { usePlay } from '../frame/play-context';
import styles from './auto-dialog.module.css';
import { AUTO_SPINS, type AutoPlan, LOSS_LIMITS, WIN_LIMITS } from './auto-plan';

interface AutoDialogProps {
  readonly open: boolean;
  readonly stake: number;
  onClose(): void;
  onStart(plan: AutoPlan): void;
}

/** A series of spins: how many, what it may lose, and at which single win it ends. */
export function AutoDialog({ open, stake, onClose, onStart }: AutoDialogProps) {
  const { t, format } = usePlay();
  const [spins, setSpins] = useState<number>(AUTO_SPINS[0]);
  const [lossTimes, setLossTimes] = useState<number>(LOSS_LIMITS[1]);
  const [winTimes, setWinTimes] = useState<number>(0);
  const money = (times: number) => (times === 0 ? t('auto.noLimit') : format.money(times * stake));
  const start = () => {
    onClose();
    onStart({ spins, lossLimit: lossTimes * stake, winLimit: winTimes === 0 ? null : winTimes * stake });
  };
  return (
    <Dialog open={open} title={t('auto.title')} onClose={onClose}>
      <div className={styles.form}>
        <Choice
          name="spins"
          label={t('auto.spins')}
          options={AUTO_SPINS}
          value={spins}
          onChange={setSpins}
          text={format.number}
        />
        <Choice
          name="loss"
          label={t('auto.loss')}
          options={LOSS_LIMITS}
          value={lossTimes}
          onChange={setLossTimes}
          text={money}
        />
        <Choice
          name="win"
          label={t('auto.win')}
          options={[0, ...WIN_LIMITS]}
          value={winTimes}
          onChange={setWinTimes}
          text={money}
        />
        <button type="button" className={styles.start} onClick={start}>
          {t('auto.start')}
        </button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly number[];
  readonly value: number;
  onChange(value: number): void;
  text(value: number): string;
}

function Choice({ name, label, options, value, onChange, text }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
