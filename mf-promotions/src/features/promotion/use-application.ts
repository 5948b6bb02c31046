import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import type { ShownTrigger } from '@marquee/contract/promotions/triggers';
import {
  callApi,
  useCallMutation,
  useFormat,
  useFormSubmit,
  useLanguage,
  useMessages,
  useSessionActions,
  useShell,
} from '@marquee/kit';
import { useUploads } from '@marquee/ui/upload';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refreshPromotions } from './use-live-promotions';

/** Of the specification (section 2). */
export const REMARK_MAX_LENGTH = 140;

export type ApplicationTrigger = Extract<ShownTrigger, { kind: 'application' | 'app_download' | 'social' }>;

/** The form of an application. Pictures are uploaded as soon as they are chosen; the call names them. */
export function useApplication({ promotionId }: PromotionDetail, { images }: ApplicationTrigger) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const language = useLanguage();
  const { toast } = useShell();
  const { requireRealAccount } = useSessionActions();
  const apply = useCallMutation('promotions.apply');
  const uploads = useUploads({ send: (image, transport) => callApi('uploads.image', { image }, transport) });
  const [isTried, setTried] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: { remark: '' } });
  const isShort = uploads.imageIds.length < images;
  const { submit, ...submission } = useFormSubmit(form, async ({ remark }) => {
    if (!requireRealAccount() || isShort || uploads.isUploading) return;
    await apply.mutateAsync({ promotionId, language, remark: remark.trim(), imageIds: [...uploads.imageIds] });
    toast({ kind: 'success', message: t('promotion.application.sent') });
    refreshPromotions();
  });
  return {
    form,
    uploads,
    ...submission,
    picturesFault:
      isTried && isShort && !uploads.isUploading
        ? t('promotion.application.missingImages', { count: number(images) })
        : undefined,
    submit: (event: FormEvent) => {
      setTried(true);
      submit(event);
    },
  };
}
