import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './promotion.module.css';

/** What the member sent, while it is decided and after. */
export function OwnApplication({ application }: { readonly application: NonNullable<PromotionDetail['application']> }) {
  const t = useMessages('promotions');
  const { dateTime, number } = useFormat();
  const { remark, imageIds, at } = application;
  return (
    <div className={styles.application}>
      <p className={styles.note}>{t('promotion.application.sentAt', { when: dateTime(at) })}</p>
      {remark !== '' && <p dir="auto">{remark}</p>}
      {imageIds.length > 0 && (
        <ul className={styles.images}>
          {imageIds.map((imageId, index) => (
            <li key={imageId}>
              <a href={`/wps/uploads/images/${imageId}`} target="_blank" rel="noreferrer">
                <img
                  src={`/wps/uploads/images/${imageId}`}
                  alt={t('promotion.upload.preview', { place: number(index + 1) })}
                  width={72}
                  height={72}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
