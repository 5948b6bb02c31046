import { JACKPOT } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { FailureLine } from '../../failure/failure-line';
import { ReasonField } from '../../reason/reason-field';
import { useGameChange } from '../use-game-change';
import forms from '../../layout/forms.module.css';

interface CounterFormProps {
  readonly brand: string;
  readonly enabled: boolean;
}

/** Currency units with up to two decimals. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** Empty: the counter runs on. @returns undefined when this is no amount that a counter may start from */
function startOf(text: string): string | null | undefined {
  if (text === '') return null;
  const fits = AMOUNT.test(text) && Number(text) >= JACKPOT.startMin && Number(text) <= JACKPOT.startMax;
  return fits ? Number(text).toFixed(2) : undefined;
}

/** Shows or hides the counter, and starts it again. */
export function CounterForm({ brand, enabled }: CounterFormProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const [isShown, setIsShown] = useState(enabled);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useGameChange('jackpotAdmin.save', () => {
    setText('');
    setReason('');
    setTried(false);
  });
  const start = startOf(text.trim());
  const range = { least: number.format(JACKPOT.startMin), most: number.format(JACKPOT.startMax) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || start === undefined) return;
    change.mutate({ brand, enabled: isShown, start, reason: reason.trim() });
  };
  return (
    <Panel title={t('games.jackpot.settings')}>
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <FailureLine error={change.error} />
        <Switch
          label={t('games.jackpot.show')}
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        <TextField
          label={t('games.jackpot.restart')}
          hint={t('games.jackpot.restartHint', range)}
          inputMode="decimal"
          value={text}
          error={tried && start === undefined ? t('games.jackpot.restartFault', range) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
        <Button type="submit" variant="primary" loading={change.isPending}>
          {t('games.jackpot.save')}
        </Button>
      </form>
    </Panel>
  );
}
