import { UPLOAD_MAX_BYTES } from '@marquee/contract/constants';
import { FOOTER_PICTURES_AT_MOST } from '@marquee/contract/footer-places';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { UploadField, useUploads } from '@marquee/ui/upload';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../../../lib/calls';

const LIMITS = { mb: UPLOAD_MAX_BYTES / 1024 / 1024, most: FOOTER_PICTURES_AT_MOST };

interface MarkUploadProps {
  readonly brand: string;
  /** Pictures that the footer still takes. */
  readonly room: number;
  readonly onUploaded: (imageId: string) => void;
}

/** Takes pictures until they are stored; then each is a row of the list. */
export function MarkUpload({ brand, room, onUploaded }: MarkUploadProps) {
  const t = useMessages('console');
  const client = useClient();
  const uploads = useUploads({
    maxCount: room,
    send: (image, transport) => client.call('footerAdmin.uploadImage', { brand, image }, transport),
  });
  const [first] = uploads.items;
  const { remove } = uploads;
  const add = useEffectEvent((src: string, imageId: string) => {
    onUploaded(imageId);
    remove(src);
  });
  // In the order of the choice, whichever was sent first.
  useEffect(() => {
    if (first && first.imageId !== null) add(first.src, first.imageId);
  }, [first]);
  return (
    <UploadField
      label={t('footer.upload')}
      hint={t('footer.uploadHint', LIMITS)}
      error={uploads.error ? t(`footer.fault.${uploads.error}`, LIMITS) : undefined}
      chooseLabel={t('footer.choose')}
      previewLabel={(place) => t('footer.uploadedPicture', { place })}
      removeLabel={(place) => t('footer.remove', { place })}
      progressLabel={(place) => t('footer.uploadedPicture', { place })}
      uploads={uploads}
      maxCount={room}
    />
  );
}
