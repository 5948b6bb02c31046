import {
  useSessionActions,
  useCallMutation,
  useFormSubmit,
  useMessages,
  useErrorMessage,
  refreshCall,
  useShell,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from './code-form.module.css';

const CODE = /^[A-Z0-9][A-Z0-9-]{3,23}$/i;

/** Enters a promotion code and opens the promotion that it belongs to. */
export function CodeForm() {
  const t = useMessages('promotions');
  const { toast, navigate } = useShell();
  const { requireRealAccount } = useSessionActions();
  const errorMessage = useErrorMessage();
  const enter = useCallMutation('promotions.enterCode');
  const form = useForm({ defaultValues: { code: '' } });
  const { submit, failure, isPending } = useFormSubmit(form, async ({ code }) => {
    if (!requireRealAccount()) return;
    const { promotionId, title } = await enter.mutateAsync({ code: code.trim().toUpperCase() });
    void refreshCall('promotions.list');
    toast({ kind: 'success', message: t('promotion.code.done', { title }) });
    navigate(`/promotions/${promotionId}`);
  });
  const fault = form.formState.errors.code?.message ?? (failure ? errorMessage(failure) : undefined);
  return (
    <form className={styles.code} noValidate onSubmit={submit}>
      <TextField
        {...form.register('code', { validate: (code) => CODE.test(code.trim()) || t('promotion.code.fault') })}
        label={t('promotion.code.label')}
        error={fault}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        dir="ltr"
      />
      <Button type="submit" loading={isPending}>
        {t('promotion.code.submit')}
      </Button>
    </form>
  );
}
