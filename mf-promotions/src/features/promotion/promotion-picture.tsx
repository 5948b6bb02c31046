import { PROMOTION_PICTURE_SIZE, PROMOTION_PICTURES, promotionPicturePath } from '@marquee/contract/promotion-pictures';
import { useBrand } from '@marquee/kit';

interface PromotionPictureProps {
  /** Its name; one that this release does not know is shown as a gift. */
  readonly picture: string;
  readonly className?: string | undefined;
  /** Part of the first screen. */
  readonly isFirst?: boolean;
}

/** The drawn picture of a promotion in the brand's colours; decoration, beside a title. */
export function PromotionPicture({ picture, className, isFirst = false }: PromotionPictureProps) {
  const { code } = useBrand();
  const name = PROMOTION_PICTURES.find((candidate) => candidate === picture) ?? 'gift';
  return (
    <img
      width={PROMOTION_PICTURE_SIZE.width}
      height={PROMOTION_PICTURE_SIZE.height}
      className={className}
      src={promotionPicturePath(code, name)}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
