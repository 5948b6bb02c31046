import { Segmented } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { useText } from '../app/use-text';
import styles from './verify-page.module.css';
import { type CrashInput, type MinesInput, readVerifyHash, type VerifyInput } from './verify-params';

interface VerifyFormProps {
  readonly input: VerifyInput;
  readonly onChange: (input: VerifyInput) => void;
}

export function VerifyForm({ input, onChange }: VerifyFormProps) {
  const t = useText();
  const games = (['mines', 'crash'] as const).map((value) => ({ value, label: t(`games.${value}`) }));
  return (
    <form className={styles.form} aria-label={t('verify.form')} onSubmit={(event) => event.preventDefault()}>
      <Segmented
        stretch
        label={t('verify.game')}
        options={games}
        value={input.game}
        onValueChange={(game) => onChange(readVerifyHash(`#game=${game}`))}
      />
      {input.game === 'mines' ? (
        <MinesFields input={input} onChange={onChange} />
      ) : (
        <CrashFields input={input} onChange={onChange} />
      )}
    </form>
  );
}

const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

function MinesFields({
  input,
  onChange,
}: {
  readonly input: MinesInput;
  readonly onChange: (input: MinesInput) => void;
}) {
  const t = useText();
  const text = (name: 'serverSeed' | 'serverSeedHash' | 'clientSeed') => (
    <TextField
      {...PLAIN}
      label={t(`fairness.${name}`)}
      value={input[name]}
      onChange={(event) => onChange({ ...input, [name]: event.target.value.trim() })}
    />
  );
  const whole = (name: 'nonce' | 'mines', min: number, max: number) => (
    <TextField
      {...PLAIN}
      label={t(`verify.${name}`)}
      type="number"
      min={min}
      max={max}
      value={String(input[name])}
      onChange={(event) =>
        onChange({ ...input, [name]: Math.min(Math.max(Math.trunc(Number(event.target.value)) || min, min), max) })
      }
    />
  );
  return (
    <>
      {text('serverSeed')}
      {text('serverSeedHash')}
      {text('clientSeed')}
      <div className={styles.pair}>
        {whole('nonce', 0, 999_999_999)}
        {whole('mines', 1, 24)}
      </div>
    </>
  );
}

function CrashFields({
  input,
  onChange,
}: {
  readonly input: CrashInput;
  readonly onChange: (input: CrashInput) => void;
}) {
  const t = useText();
  return (['seed', 'seedHash', 'salt'] as const).map((name) => (
    <TextField
      {...PLAIN}
      key={name}
      label={t(`verify.${name}`)}
      value={input[name]}
      onChange={(event) => onChange({ ...input, [name]: event.target.value.trim() })}
    />
  ));
}
