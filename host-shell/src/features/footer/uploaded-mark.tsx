import type { FooterPicture } from '@marquee/contract/calls/footer';
import type { ReactNode } from 'react';
import styles from './site-footer.module.css';

/** A picture that the brand has uploaded, as a link where it has one. */
export function UploadedMark({ picture: { src, width, height, alt, link } }: { readonly picture: FooterPicture }) {
  return (
    <Linked link={link}>
      <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
    </Linked>
  );
}

function Linked({ link, children }: { readonly link: string | null; readonly children: ReactNode }) {
  if (link === null) return children;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
