import { FEEDBACK_TYPES } from '@marquee/contract/constants';
import { useFormat, useMessages, useSession } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { CircleCheck } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { Controller } from 'react-hook-form';
import { CaptchaField } from '../../lib/form/captcha-field';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { lengthOf, useFeedbackForm } from './use-feedback-form';

const NAME_MAX_LENGTH = 64;

/** The feedback popup: what it is about, the description with its live counter, the captcha; then the confirmation. */
export default function FeedbackModal({ close }: ShellModalProps<'feedbackModal'>) {
  const t = useMessages('shell');
  const { number } = useFormat();
  const { member } = useSession();
  const form = useFeedbackForm();
  const { register, control, errors, content, limits, failure, message, attempt, reference } = form;
  if (reference !== null) return <Sent reference={reference} isMember={member !== null} onClose={close} />;
  const options = FEEDBACK_TYPES.map((type) => ({ value: String(type), label: t(`feedback.type.${type}`) }));
  const counter =
    limits && t('feedback.counter', { length: number(lengthOf(content)), most: number(limits.maxLength) });
  return (
    <ShellDialog size="md" title={t('feedback.title')} description={t('feedback.description')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <FormAlert failure={failure} message={message} />
        <Controller
          name="type"
          control={control}
          rules={form.rulesOf('type')}
          render={({ field: { value, onChange, ref, name } }) => (
            <SelectField
              ref={ref}
              name={name}
              label={t('feedback.field.type')}
              placeholder={t('feedback.choose')}
              required
              options={options}
              value={value === '' ? null : value}
              error={errors.type?.message}
              onValueChange={onChange}
            />
          )}
        />
        <TextAreaField
          {...register('content')}
          label={t('feedback.field.content')}
          hint={limits && t('feedback.hint', { min: limits.minLength, max: limits.maxLength })}
          counter={counter}
          required
          rows={5}
          dir="auto"
          error={errors.content?.message}
        />
        {!member && (
          <TextField {...register('sender')} label={t('feedback.field.sender')} maxLength={NAME_MAX_LENGTH} />
        )}
        <CaptchaField {...register('captcha')} purpose="feedback" attempt={attempt} error={errors.captcha?.message} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isPending}>
          {t('feedback.submit')}
        </Button>
      </form>
    </ShellDialog>
  );
}

interface SentProps {
  readonly reference: string;
  readonly isMember: boolean;
  readonly onClose: () => void;
}

function Sent({ reference, isMember, onClose }: SentProps) {
  const t = useMessages('shell');
  return (
    <ShellDialog size="md" title={t('feedback.sent')}>
      <div className={styles.form} role="status">
        <CircleCheck aria-hidden="true" />
        <p>{t(isMember ? 'feedback.sentMember' : 'feedback.sentVisitor')}</p>
        <p className={styles.request}>{t('feedback.reference', { id: reference })}</p>
        <Button variant="primary" block onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </ShellDialog>
  );
}
