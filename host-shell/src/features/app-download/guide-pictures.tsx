import { PHONES } from '@marquee/contract/constants';
import type { AppGuide } from '@marquee/contract/entities/content';
import { useBrand, useFormat, useMessages } from '@marquee/kit';
import type { ComponentType } from 'react';
import type { Phone } from './app-address';
import styles from './guide-pictures.module.css';
import { AddressPicture, HomeScreenPicture, MenuPicture, SharePicture, ShareListPicture } from './step-pictures';

/** One picture a step, in the order of the steps in the guide's text (`platform-api/src/seed/content/pages`). */
const STEPS: Readonly<Record<Phone, readonly (readonly [step: string, Picture: ComponentType])[]>> = {
  ios: [
    ['open', AddressPicture],
    ['share', SharePicture],
    ['shareList', ShareListPicture],
    ['homeScreen', HomeScreenPicture],
  ],
  android: [
    ['open', AddressPicture],
    ['menu', MenuPicture],
    ['homeScreen', HomeScreenPicture],
  ],
};

const isPhone = (device: AppGuide['device']): device is Phone => PHONES.some((phone) => phone === device);

/** The steps of a phone's guide as pictures, numbered as in its text. Renders nothing for a computer. */
export function GuidePictures({ device }: Pick<AppGuide, 'device'>) {
  const t = useMessages('shell');
  const brand = useBrand();
  const { number } = useFormat();
  if (!isPhone(device)) return null;
  return (
    <ol className={styles.steps}>
      {STEPS[device].map(([step, Picture], index) => (
        <li key={step}>
          <div className={styles.picture} role="img" aria-label={t(`appGuide.${step}`, { brand: brand.name })}>
            <Picture />
          </div>
          <span className={styles.number} aria-hidden="true">
            {number(index + 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}
