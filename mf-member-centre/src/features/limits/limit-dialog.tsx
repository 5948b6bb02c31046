import { amountFault } from '@marquee/contract/amount';
import { useAlertTexts, useFormSubmit, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import { useForm, useWatch } from 'react-hook-form';
import { useDialog } from '../dialog/use-dialog';
import { LimitField, type LimitValues } from './limit-field';
import styles from './limits.module.css';
import { isLooser, type LimitView } from './limit-view';
import { useChangeLimit } from './use-change-limit';

interface LimitDialogProps {
  readonly limit: LimitView;
  readonly onClosed: () => void;
}

/** Sets one limit, and says beforehand when the change takes effect. */
export function LimitDialog({ limit: { kind, period, limit }, onClosed }: LimitDialogProps) {
  const t = useMessages('member');
  const alertTexts = useAlertTexts();
  const dialog = useDialog(onClosed);
  const changeLimit = useChangeLimit(kind, period);
  const form = useForm<LimitValues>({ mode: 'onTouched', defaultValues: { limit: limit ?? '' } });
  const value = useWatch({ control: form.control, name: 'limit' });
  const isGood = (entered: string) => (kind === 'session' ? entered !== '' : amountFault(entered) === null);
  const save = async (next: string | null) => {
    await changeLimit(next);
    dialog.close();
  };
  const setting = useFormSubmit(form, (values) => save(values.limit));
  // Removing a limit must not depend on what is in the field.
  const ending = useFormSubmit(useForm(), () => save(null));
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t('limits.dialog', { kind: t(`limits.kind.${kind}`), period: t(`limits.period.${period}`) })}
      description={t(`limits.kindHint.${kind}`)}
    >
      <form className={styles.form} noValidate onSubmit={setting.submit}>
        <LimitField
          kind={kind}
          period={period}
          control={form.control}
          validate={(entered) => (isGood(entered) ? undefined : t('limits.enter'))}
        />
        <p className={styles.when}>
          {t(isLooser(limit, isGood(value) ? value : limit) ? 'limits.later' : 'limits.atOnce')}
        </p>
        <FormAlert {...alertTexts(setting.failure ?? ending.failure)} />
        <Button type="submit" variant="primary" block loading={setting.isPending}>
          {t('limits.save')}
        </Button>
        {limit !== null && (
          <Button block variant="ghost" disabled={setting.isPending} loading={ending.isPending} onClick={ending.submit}>
            {t('limits.end')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
