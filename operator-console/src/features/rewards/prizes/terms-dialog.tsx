import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ProposeDialog, type ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useRevision } from '../../../lib/revision/use-revision';
import { RaffleFields, RainFields } from './schedule-fields';
import { RowFields } from './row-fields';
import { type TermsValues, termsOf, termsValues } from './terms-values';

interface TermsDialogProps {
  readonly kind: PrizeKind;
  readonly brand: string;
  /** The version to start from. */
  readonly current: PrizeVersion | null;
  readonly ends: ProposeEnds;
}

/** Proposes a version; a second operator approves it. */
export function TermsDialog({ kind, brand, current, ends }: TermsDialogProps) {
  const t = useMessages('console');
  const change = useChange('prizesAdmin.propose', () => t('points.rulesProposed'), ends.onClose);
  const revision = useRevision(current && String(current.version));
  const consoleForm = useConsoleForm<TermsValues>(termsValues(current?.terms ?? null), (values) =>
    revision.send((base) =>
      change.mutateAsync({ brand, terms: termsOf(kind, values), revision: base, reason: values.reason }),
    ),
  );
  const { form } = consoleForm;
  const currency = current?.currency;
  return (
    <ProposeDialog
      {...ends}
      title={t('prizes.newVersion')}
      description={t('prizes.proposalText')}
      revision={revision}
      consoleForm={consoleForm}
    >
      {kind === 'envelope' && <RainFields form={form} currency={currency} />}
      {kind === 'raffle' && <RaffleFields form={form} />}
      {kind !== 'envelope' && <RowFields form={form} kind={kind} currency={currency} />}
      <ReasonField form={form} />
    </ProposeDialog>
  );
}
