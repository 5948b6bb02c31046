import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import { useAlertTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, LinkButton } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { ExternalLink } from '@marquee/ui/icons';
import { UploadField } from '@marquee/ui/upload';
import { useWatch } from 'react-hook-form';
import styles from './application-form.module.css';
import { type ApplicationTrigger, REMARK_MAX_LENGTH, useApplication } from './use-application';

const MEGABYTE = 1024 * 1024;

interface ApplicationFormProps {
  readonly promotion: PromotionDetail;
  readonly trigger: ApplicationTrigger;
}

/** An application with a remark and pictures, which an operator decides. */
export function ApplicationForm({ promotion, trigger }: ApplicationFormProps) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const alertTexts = useAlertTexts();
  const { form, submit, failure, isPending, uploads, picturesFault } = useApplication(promotion, trigger);
  const remark = useWatch({ control: form.control, name: 'remark' });
  const limits = { count: UPLOAD_MAX_COUNT, most: number(UPLOAD_MAX_COUNT), mb: number(UPLOAD_MAX_BYTES / MEGABYTE) };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {trigger.kind === 'social' && (
        <LinkButton href={trigger.address} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden="true" />}>
          {t('promotion.application.follow', { network: trigger.network })}
        </LinkButton>
      )}
      <TextAreaField
        {...form.register('remark', {
          validate: (text) =>
            !trigger.isRemarkRequired || text.trim() !== '' || t('promotion.application.missingRemark'),
        })}
        label={t('promotion.application.remark')}
        hint={t('promotion.application.counter', {
          count: REMARK_MAX_LENGTH,
          used: number(remark.length),
          most: number(REMARK_MAX_LENGTH),
        })}
        error={form.formState.errors.remark?.message}
        required={trigger.isRemarkRequired}
        maxLength={REMARK_MAX_LENGTH}
        rows={3}
        dir="auto"
      />
      <UploadField
        label={t('promotion.application.images')}
        hint={t('promotion.upload.hint', limits)}
        error={uploads.error ? t(`promotion.upload.fault.${uploads.error}`, limits) : picturesFault}
        required={trigger.images > 0}
        disabled={isPending}
        chooseLabel={t('promotion.upload.choose')}
        previewLabel={(place) => t('promotion.upload.preview', { place: number(place) })}
        removeLabel={(place) => t('promotion.upload.remove', { place: number(place) })}
        progressLabel={(place) => t('promotion.upload.progress', { place: number(place) })}
        uploads={uploads}
        maxCount={UPLOAD_MAX_COUNT}
      />
      <FormAlert {...alertTexts(failure)} />
      <Button type="submit" variant="primary" block loading={isPending} disabled={uploads.isUploading}>
        {t('promotion.application.send')}
      </Button>
    </form>
  );
}
