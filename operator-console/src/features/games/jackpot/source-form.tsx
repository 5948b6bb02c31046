import { amountFault } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { JACKPOT_SEED_BOUNDS } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { SelectField } from '@marquee/ui/select';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { useRevision } from '../../../lib/revision/use-revision';
import { useGameChange } from '../use-game-change';

interface SourceFormProps {
  readonly brand: string;
  readonly counter: CallValue<'jackpotAdmin.read'>;
}

interface SourceValues {
  /** Vendor of the pool; empty: the sequence. */
  readonly source: string;
  /** Of a pool that is opened. */
  readonly seed: string;
  readonly reason: string;
}

/** Lets the counter show a vendor's pool or its sequence. A pool that is not open yet is opened with a seed. */
export function SourceForm({ brand, counter }: SourceFormProps) {
  const { source, pools, candidates, sourceRevision } = counter;
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const change = useGameChange('jackpotAdmin.connect');
  const isNew = (vendor: string) => candidates.some((candidate) => candidate.vendor === vendor);
  const revision = useRevision(sourceRevision);
  const { form, submit, failure, isPending } = useConsoleForm<SourceValues>(
    { source: source ?? '', seed: '', reason: '' },
    (values, { reset }) =>
      revision.send(async (base) => {
        const seed = isNew(values.source) ? values.seed : null;
        const { reason } = values;
        await change.mutateAsync({ brand, vendor: values.source || null, seed, revision: base, reason });
        reset({ source: values.source, seed: '', reason: '' });
      }),
  );
  const chosen = form.watch('source');
  const range = {
    least: number.format(Number(JACKPOT_SEED_BOUNDS.minimum)),
    most: number.format(Number(JACKPOT_SEED_BOUNDS.maximum)),
  };
  const optionOf = ({ vendor, name }: { readonly vendor: string; readonly name: string }, key: 'pool' | 'newPool') => ({
    value: vendor,
    label: t(`games.jackpot.${key}`, { vendor: name }),
  });
  return (
    <Panel title={t('games.jackpot.source')} description={t('games.jackpot.sourceDescription')}>
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <SelectField
          label={t('games.jackpot.shows')}
          options={[
            { value: '', label: t('games.jackpot.sequence') },
            ...pools.map((pool) => optionOf(pool, 'pool')),
            ...candidates.map((candidate) => optionOf(candidate, 'newPool')),
          ]}
          value={chosen}
          onValueChange={(value) => form.setValue('source', value)}
        />
        {isNew(chosen) && (
          <AmountControl
            control={form.control}
            name="seed"
            label={t('games.jackpot.seed')}
            hint={t('games.jackpot.seedHint')}
            locale={locale}
            validate={(seed) =>
              amountFault(seed, JACKPOT_SEED_BOUNDS) === null ? undefined : t('games.jackpot.restartFault', range)
            }
          />
        )}
        <ReasonField form={form} />
        <Button type="submit" variant="primary" loading={isPending}>
          {t('games.jackpot.connect')}
        </Button>
      </form>
      <RevisionConflict
        revision={revision}
        submit={() => submit()}
        onTakeTheirs={() => form.reset({ source: source ?? '', seed: '', reason: '' })}
      />
    </Panel>
  );
}
