import { useBrand, useMessages } from '@marquee/kit';
import { ServiceIcon } from '../support/service-icon';
import styles from './site-footer.module.css';
import { UploadedMark } from './uploaded-mark';
import { useFooterPictures } from './use-footer-pictures';

/** The brand's networks. A picture of the same address takes the place of a sign; others are added. */
export function Networks() {
  const t = useMessages('shell');
  const { social } = useBrand();
  const pictures = useFooterPictures().pictures.filter(({ place }) => place === 'social');
  const added = pictures.filter(({ link }) => !social.some(({ path }) => path === link));
  if (social.length + added.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {social.map(({ csType, title, path }) => {
        const picture = pictures.find(({ link }) => link === path);
        return (
          <li key={path}>
            {picture ? (
              <UploadedMark picture={picture} />
            ) : (
              <a href={path} target="_blank" rel="noopener noreferrer" aria-label={title}>
                <ServiceIcon type={csType} />
              </a>
            )}
          </li>
        );
      })}
      {added.map((picture) => (
        <li key={picture.src + picture.link}>
          <UploadedMark picture={picture} />
        </li>
      ))}
    </ul>
  );
}
