import type { StepUpMethod } from '@marquee/contract/calls/sign-in';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { RadioGroup } from '@marquee/ui/choice';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { AnswerField } from './answer-field';
import { useStepUp } from './use-step-up';

/** A login from a new address needs one more proof, by a method that the member has set up (specification, section 4). */
export default function StepUpModal({ props: details }: ShellModalProps<'step-up'>) {
  const t = useMessages('shell');
  const { method, selectMethod, answer, failure, message, submit, isPending } = useStepUp(details);
  const options = details.methods.map(({ method: value, hint }) => ({
    value,
    label: t(`stepUp.method.${value}`),
    ...(hint !== null && { hint: <bdi>{hint}</bdi> }),
  }));
  return (
    <ShellDialog size="sm" title={t('stepUp.title')} description={t('stepUp.description')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormAlert failure={failure} message={message} />
        {options.length > 1 && (
          <RadioGroup
            legend={t('stepUp.choose')}
            appearance="card"
            options={options}
            value={method}
            onValueChange={(value) => selectMethod(value as StepUpMethod)}
          />
        )}
        <AnswerField key={method} challenge={details.challenge} method={method} {...answer} />
        <Button type="submit" variant="primary" size="lg" block loading={isPending}>
          {t('stepUp.submit')}
        </Button>
      </form>
    </ShellDialog>
  );
}
