import type { LotterySettings } from '@marquee/contract/calls/lottery-risk-admin';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { Stack } from '@marquee/ui/layout';
import { useCallback, useState } from 'react';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useKindName } from '../lottery-names';
import { useLotteryChange } from '../use-lottery-change';
import { type LimitValues, limitsOf, LimitFields, valuesOf } from './limit-fields';
import { OddsTable } from './odds-table';
import { oddsFault, oddsText, readOdds } from './odds-text';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly brand: string;
  readonly settings: LotterySettings;
}

type SettingsValues = LimitValues & { readonly reason: string };

/** Odds, limits and prize groups of a lottery at a brand, saved together. */
export function SettingsForm({ brand, settings }: SettingsFormProps) {
  const t = useMessages('console');
  const { gameCode, revision, currency, shape } = settings;
  const kindName = useKindName();
  const { kinds } = lotteryRules(shape);
  const creditKinds = kinds.filter(({ modes }) => modes.includes('ZY'));
  const [texts, setTexts] = useState(() => oddsTexts(settings));
  const changeText = useCallback(
    (code: string, text: string) => setTexts((before) => new Map(before).set(code, text)),
    [],
  );
  const faulty = creditKinds.filter((kind) => oddsFault(kind, texts.get(kind.code) ?? '') !== null);
  const change = useLotteryChange('lotterySettings.save', ({ proposal }) =>
    t(proposal ? 'lottery.settings.proposed' : 'lottery.settings.done'),
  );
  const { form, submit, failure, isPending } = useConsoleForm<SettingsValues>(
    { ...valuesOf(settings), reason: '' },
    async ({ reason, ...values }) => {
      if (faulty.length > 0) return;
      const odds = creditKinds.map(({ code, odds }) => ({ kind: code, odds: readOdds(texts.get(code) ?? '') ?? odds }));
      await change.mutateAsync({ brand, gameCode, revision, ...limitsOf(values), odds, reason });
    },
  );
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      <Panel title={t('lottery.settings.limits')}>
        <LimitFields form={form} currency={currency} hasGroups={kinds.some(({ modes }) => modes.includes('LOTT'))} />
      </Panel>
      {creditKinds.length > 0 && (
        <Panel title={t('lottery.settings.odds')} description={t('lottery.settings.oddsHint')} padding="none">
          <OddsTable shape={shape} kinds={creditKinds} texts={texts} onTextChange={changeText} />
        </Panel>
      )}
      <Panel>
        <div className={styles.save}>
          <FailureLine error={failure} />
          {faulty.length > 0 && (
            <FormAlert
              message={t('lottery.settings.faulty', {
                kinds: faulty.map(({ code }) => kindName(shape, code)).join(', '),
              })}
            />
          )}
          <ReasonField form={form} />
          <Button type="submit" variant="primary" loading={isPending} disabled={faulty.length > 0}>
            {t('lottery.save')}
          </Button>
        </div>
      </Panel>
    </Stack>
  );
}

/** By kind: the brand's, or those of the rules. */
function oddsTexts({ shape, odds }: LotterySettings): ReadonlyMap<string, string> {
  const own = new Map(odds.map((entry) => [entry.kind, entry.odds]));
  return new Map(lotteryRules(shape).kinds.map((kind) => [kind.code, oddsText(own.get(kind.code) ?? kind.odds)]));
}
