import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useId } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import { useOperator } from '../session/operator';
import { BrandsField } from './brands-field';
import { PlanFields } from './plan-fields';
import { ReleaseFields } from './release-fields';
import { useRollOutForm } from './use-roll-out-form';

/** Orders the roll-out of a release at one or more brands. */
export function RollOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const formId = useId();
  const { brands } = useOperator();
  const { form, submit, failure, isPending } = useRollOutForm(brands[0] ?? '', onClose);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('rollOuts.orderTitle')}
      description={t('rollOuts.orderText')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('rollOuts.start')}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <BrandsField control={form.control} />
        <div className={forms.pair}>
          <ReleaseFields form={form} />
        </div>
        <PlanFields form={form} />
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
