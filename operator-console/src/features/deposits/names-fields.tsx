import { LANGUAGES } from '@marquee/contract/languages';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import forms from '../layout/forms.module.css';

interface NamesFieldsProps {
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (names: Record<string, string>) => void;
  readonly tried: boolean;
}

/** What members read, in each language; in English where one is left empty. */
export function NamesFields({ names, onChange, tried }: NamesFieldsProps) {
  const t = useMessages('console');
  return (
    <div className={forms.triple}>
      {LANGUAGES.map((code) => (
        <TextField
          key={code}
          label={t('depositTerms.name', { language: code })}
          dir="auto"
          maxLength={80}
          required={code === 'en'}
          value={names[code] ?? ''}
          error={code === 'en' && tried && !names['en']?.trim() ? t('required') : undefined}
          onChange={(event) => onChange({ ...names, [code]: event.target.value })}
        />
      ))}
    </div>
  );
}
