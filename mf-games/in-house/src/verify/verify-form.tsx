import { HI_LO_MAX_CARDS } from '@marquee/contract/fairness/hi-lo';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { GAME_NAMES, isGameName } from '../app/game-name';
import { useText } from '../app/use-text';
import { InstantFields } from './instant-fields';
import styles from './verify-page.module.css';
import { type CrashInput, type HiLoInput, type MinesInput, readVerifyHash, type VerifyInput } from './verify-params';

interface VerifyFormProps {
  readonly input: VerifyInput;
  readonly onChange: (input: VerifyInput) => void;
}

export function VerifyForm({ input, onChange }: VerifyFormProps) {
  const t = useText();
  return (
    <form className={styles.form} aria-label={t('verify.form')} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('verify.game')}
        options={GAME_NAMES.map((value) => ({ value, label: t(`games.${value}`) }))}
        value={input.game}
        onValueChange={(game) => isGameName(game) && onChange(readVerifyHash(`#game=${game}`))}
      />
      {input.game === 'crash' ? (
        <CrashFields input={input} onChange={onChange} />
      ) : (
        <SeedsFields input={input} onChange={onChange} />
      )}
    </form>
  );
}

const PLAIN = { autoComplete: 'off', spellCheck: false } as const;

type SeededInput = Exclude<VerifyInput, CrashInput>;

function SeedsFields({
  input,
  onChange,
}: {
  readonly input: SeededInput;
  readonly onChange: (to: SeededInput) => void;
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
  return (
    <>
      {text('serverSeed')}
      {text('serverSeedHash')}
      {text('clientSeed')}
      <div className={styles.pair}>
        <WholeField
          label={t('verify.nonce')}
          value={input.nonce}
          min={0}
          max={999_999_999}
          onValueChange={(nonce) => onChange({ ...input, nonce })}
        />
        {input.game === 'mines' && <MinesField input={input} onChange={onChange} />}
        {input.game === 'hilo' && <HiLoField input={input} onChange={onChange} />}
        {input.game !== 'mines' && input.game !== 'hilo' && <InstantFields input={input} onChange={onChange} />}
      </div>
    </>
  );
}

function MinesField({ input, onChange }: { readonly input: MinesInput; readonly onChange: (to: MinesInput) => void }) {
  const t = useText();
  return (
    <WholeField
      label={t('verify.mines')}
      value={input.mines}
      min={1}
      max={24}
      onValueChange={(mines) => onChange({ ...input, mines })}
    />
  );
}

function HiLoField({ input, onChange }: { readonly input: HiLoInput; readonly onChange: (to: HiLoInput) => void }) {
  const t = useText();
  return (
    <WholeField
      label={t('verify.count')}
      value={input.cards}
      min={1}
      max={HI_LO_MAX_CARDS}
      onValueChange={(cards) => onChange({ ...input, cards })}
    />
  );
}

interface WholeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

function WholeField({ label, value, min, max, onValueChange }: WholeFieldProps) {
  return (
    <TextField
      {...PLAIN}
      label={label}
      type="number"
      min={min}
      max={max}
      value={String(value)}
      onChange={(event) => onValueChange(Math.min(Math.max(Math.trunc(Number(event.target.value)) || min, min), max))}
    />
  );
}

function CrashFields({ input, onChange }: { readonly input: CrashInput; readonly onChange: (to: CrashInput) => void }) {
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
