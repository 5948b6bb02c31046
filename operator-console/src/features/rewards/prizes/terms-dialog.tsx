import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { RaffleFields, RainFields } from './schedule-fields';
import { RowFields } from './row-fields';
import { type TermsValues, termsOf, termsValues } from './terms-values';

interface TermsDialogProps {
  readonly kind: PrizeKind;
  readonly brand: string;
  /** The version to start from. */
  readonly current: PrizeVersion | null;
  readonly onClose: () => void;
}

/** Proposes a version; a second operator approves it. */
export function TermsDialog({ kind, brand, current, onClose }: TermsDialogProps) {
  const t = useMessages('console');
  const change = useChange('prizesAdmin.propose', () => t('points.rulesProposed'), onClose);
  const consoleForm = useConsoleForm<TermsValues>(termsValues(current?.terms ?? null), (values) =>
    change.mutateAsync({ brand, terms: termsOf(kind, values), reason: values.reason }),
  );
  const { form } = consoleForm;
  const currency = current?.currency;
  return (
    <FormDialog
      size="lg"
      title={t('prizes.newVersion')}
      description={t('prizes.proposalText')}
      action={t('points.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      {kind === 'envelope' && <RainFields form={form} currency={currency} />}
      {kind === 'raffle' && <RaffleFields form={form} />}
      {kind !== 'envelope' && <RowFields form={form} kind={kind} currency={currency} />}
      <ReasonField form={form} />
    </FormDialog>
  );
}
