import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { ResultError } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useState } from 'react';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { numbersOf, resultOf, rowsOfForm, type WireResult } from '../result-rows';
import { useLotteryChange } from '../use-lottery-change';
import { type NumberFault, ResultFields } from './result-fields';
import { ResultEffects } from './result-effects';

interface EnterResultProps {
  readonly draw: AdminDraw;
  /** It is out before the time of the calendar: betting closes with it. */
  readonly isOut: boolean;
}

/** Takes a result from one person: looked at before it is sent, confirmed by somebody else after. */
export function EnterResult({ draw, isOut }: EnterResultProps) {
  const t = useMessages('console');
  const { form } = lotteryRules(draw.shape);
  const rows = rowsOfForm(form);
  /** Of the result that counts: a correction changes some of them. */
  const counting = draw.result ? numbersOf(draw.result) : null;
  const startNumbers = counting ?? rows.map(({ count }) => Array.from({ length: count }, () => ''));
  const [numbers, setNumbers] = useState<readonly (readonly string[])[]>(startNumbers);
  const [fault, setFault] = useState<NumberFault | null>(null);
  const [previewed, setPreviewed] = useState<WireResult | null>(null);
  const change = useLotteryChange('lotteryDraws.enterResult', t('lottery.entry.done'), () => {
    setNumbers(startNumbers);
    setPreviewed(null);
  });
  const edit = (next: readonly (readonly string[])[]) => {
    setNumbers(next);
    setFault(null);
    setPreviewed(null);
  };
  const preview = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(draw, numbers);
    setFault(found);
    if (!found) setPreviewed(resultOf(form, numbers));
  };
  return (
    <Panel
      title={t(draw.revision > 0 ? 'lottery.entry.correctTitle' : 'lottery.entry.title')}
      description={t(isOut ? 'lottery.entry.outText' : 'lottery.entry.text')}
    >
      <form className={forms.form} onSubmit={preview} noValidate>
        <FailureLine error={change.error} />
        {fault && <FormAlert message={t('lottery.entry.fault')} />}
        <ResultFields rows={rows} numbers={numbers} counting={counting} onNumbersChange={edit} fault={fault} />
        <div className={forms.footer}>
          {counting && (
            <Button type="button" onClick={() => edit(counting)}>
              {t('lottery.entry.again')}
            </Button>
          )}
          <Button type="submit" variant={previewed ? 'secondary' : 'primary'}>
            {t('lottery.entry.preview')}
          </Button>
          {previewed && (
            <Button
              variant={isOut ? 'danger' : 'primary'}
              loading={change.isPending}
              onClick={() => change.mutate({ drawId: draw.drawId, result: previewed, isOut })}
            >
              {t(isOut ? 'lottery.entry.sendOut' : 'lottery.entry.send')}
            </Button>
          )}
        </div>
        {previewed && !isOut && <ResultEffects draw={draw} result={previewed} />}
      </form>
    </Panel>
  );
}

/** The first number that the rules refuse; null for a whole result. */
function faultOf({ shape }: AdminDraw, numbers: readonly (readonly string[])[]): NumberFault | null {
  const rules = lotteryRules(shape);
  try {
    rules.readResult(resultOf(rules.form, numbers));
    return null;
  } catch (error) {
    if (!(error instanceof ResultError)) throw error;
    const row = rowsOfForm(rules.form).findIndex(({ code }) => code === error.row);
    return { row: Math.max(row, 0), index: error.index ?? 0 };
  }
}
