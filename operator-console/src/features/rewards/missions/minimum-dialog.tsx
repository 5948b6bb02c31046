import { amountFault } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { AmountControl } from '@marquee/ui/amount-control';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface MinimumDialogProps {
  readonly brand: string;
  readonly list: CallValue<'missionsAdmin.list'>;
  readonly onClose: () => void;
}

/** Proposes the stake from which a round counts. */
export function MinimumDialog({ brand, list: { currency, minimumStake }, onClose }: MinimumDialogProps) {
  const t = useMessages('console');
  const [changeId] = useState(newUuid);
  const change = useChange('missionsAdmin.propose', () => t('missions.proposed'), onClose);
  const consoleForm = useConsoleForm({ minimumStake, reason: '' }, ({ minimumStake: stake, reason }) =>
    change.mutateAsync({ changeId, brand, kind: 'minimum', minimumStake: stake || '0.00', reason }),
  );
  return (
    <FormDialog
      title={t('missions.setMinimum')}
      description={t('missions.minimumText')}
      action={t('points.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <AmountControl
        control={consoleForm.form.control}
        name="minimumStake"
        label={t('missions.minimumStake')}
        currency={currency}
        locale={formatLocale(useLanguage())}
        validate={(text) =>
          text === '' || text === '0.00' || amountFault(text) === null ? undefined : t('fault.amount')
        }
      />
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
