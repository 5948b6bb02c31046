import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormDialog } from '../../../lib/forms/form-dialog';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { BrandsField } from './brands-field';
import { PlanFields } from './plan-fields';
import { ReleaseFields } from './release-fields';
import { useRollOutForm } from './use-roll-out-form';

/** Orders the roll-out of a release at one or more brands. */
export function RollOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const consoleForm = useRollOutForm(brands[0] ?? '', onClose);
  const { form } = consoleForm;
  return (
    <FormDialog
      size="lg"
      title={t('rollOuts.orderTitle')}
      description={t('rollOuts.orderText')}
      action={t('rollOuts.start')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <BrandsField control={form.control} />
      <div className={forms.pair}>
        <ReleaseFields form={form} />
      </div>
      <PlanFields form={form} />
      <ReasonField form={form} />
    </FormDialog>
  );
}
