import { amountFault } from '@marquee/contract/amount';
import { useAlertTexts, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useState } from 'react';
import { LimitField } from './limit-field';
import styles from './limits.module.css';
import { isLooser, type ShownLimit } from './shown-limits';
import { useChangeLimit } from './use-change-limit';

interface LimitDialogProps {
  readonly limit: ShownLimit;
  readonly onClosed: () => void;
}

/** Sets one limit; says before whether it holds at once. */
export function LimitDialog({ limit: { kind, period, limit }, onClosed }: LimitDialogProps) {
  const t = useMessages('member');
  const alertTexts = useAlertTexts();
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(limit ?? '');
  const [isChecked, setChecked] = useState(false);
  const { change, isPending, error } = useChangeLimit(kind, period);
  const isGood = kind === 'session' ? value !== '' : amountFault(value) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isGood) change(value, () => setOpen(false));
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      closeLabel={t('round.close')}
      title={t('limits.dialog', { kind: t(`limits.kind.${kind}`), period: t(`limits.period.${period}`) })}
      description={t(`limits.kindHint.${kind}`)}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <LimitField
          kind={kind}
          period={period}
          value={value}
          onValueChange={setValue}
          error={isChecked && !isGood ? t('limits.enter') : undefined}
        />
        <p className={styles.when}>{t(isLooser(limit, isGood ? value : limit) ? 'limits.later' : 'limits.atOnce')}</p>
        <FormAlert {...alertTexts(error)} />
        <Button type="submit" variant="primary" block loading={isPending}>
          {t('limits.save')}
        </Button>
        {limit !== null && (
          <Button block variant="ghost" disabled={isPending} onClick={() => change(null, () => setOpen(false))}>
            {t('limits.end')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
