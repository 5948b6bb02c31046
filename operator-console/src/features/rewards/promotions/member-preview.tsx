import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { directionOf, LANGUAGES } from '@marquee/contract/languages';
import { PROMOTION_PICTURE_SIZE, PROMOTION_PICTURES, promotionPicturePath } from '@marquee/contract/promotion-pictures';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import forms from '../../../lib/layout/forms.module.css';
import styles from './promotions.module.css';

interface MemberPreviewProps extends Pick<PromotionTerms, 'texts'> {
  readonly brand: string;
  readonly picture: string;
}

/** The card and the terms as members read them, in each language; in English where a language has no text. */
export function MemberPreview({ brand, picture, texts }: MemberPreviewProps) {
  const t = useMessages('console');
  const [language, setLanguage] = useState<string>('en');
  const written = texts[language];
  const text = written && written.title.trim() !== '' ? written : texts['en'];
  const name = PROMOTION_PICTURES.find((candidate) => candidate === picture) ?? 'gift';
  return (
    <div className={forms.form}>
      <Segmented
        label={t('promotions.preview')}
        value={language}
        onValueChange={setLanguage}
        options={LANGUAGES.map((code) => ({ value: code, label: code }))}
      />
      <article className={styles.preview} lang={language} dir={directionOf(language)}>
        <img
          src={promotionPicturePath(brand, name)}
          alt=""
          width={PROMOTION_PICTURE_SIZE.width}
          height={PROMOTION_PICTURE_SIZE.height}
        />
        <div dir="auto">
          {text?.title && <h3>{text.title}</h3>}
          <p>{text?.summary}</p>
          <pre>{text?.terms}</pre>
        </div>
      </article>
    </div>
  );
}
