import type { Announcement } from '@marquee/contract/entities/content';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import DOMPurify from 'dompurify';
import { type ReactNode, useMemo, useState } from 'react';
import { firstImage } from './first-image';
import styles from './promotion-dialog.module.css';
import { typeOf } from './promotion-types';

interface PromotionDialogProps {
  readonly promotion: Announcement | null;
  readonly onClose: () => void;
  readonly footer: ReactNode;
}

/** A promotion with its terms. The last one stays rendered while the dialog closes. */
export function PromotionDialog({ promotion, onClose, footer }: PromotionDialogProps) {
  const t = useMessages('promotions');
  const [last, setLast] = useState(promotion);
  if (promotion && promotion !== last) setLast(promotion);
  const current = promotion ?? last;
  return (
    <Dialog
      open={promotion !== null}
      onOpenChange={(open) => !open && onClose()}
      title={current?.title ?? t('title')}
      closeLabel={t('close')}
      size="lg"
      footer={footer}
    >
      {current && <Promotion promotion={current} />}
    </Dialog>
  );
}

function Promotion({ promotion }: { readonly promotion: Announcement }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const image = firstImage(promotion);
  // Sanitised when stored, and again here so that rendering does not depend on it.
  const html = useMemo(
    () => DOMPurify.sanitize(promotion.content, { USE_PROFILES: { html: true } }),
    [promotion.content],
  );
  return (
    <article className={styles.promotion}>
      {image && <img className={styles.picture} src={image} alt="" width={960} height={400} />}
      <p className={styles.meta}>
        <Badge tone="accent">{t(`type.${typeOf(promotion)}`)}</Badge>
        <span>{t('from', { when: dateTime(promotion.publishedAt) })}</span>
        {promotion.expiresAt && <span>{t('until', { when: dateTime(promotion.expiresAt) })}</span>}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
      <div dir="auto" className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
