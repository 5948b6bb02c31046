import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { UploadedImage } from '@marquee/contract/calls/uploads';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { LookService } from '../../site/look/service';
import type { Audit } from '../audit/audit';
import { byOperator } from '../audit/operator-caller';
import { fact, factOf, localised, number, text, word, type Fact } from '../proposals/facts';
import { lockSaves, requireRevision, revisionOf } from '../revision/revision';
import { operatedBrand } from '../rights/operated-brand';
import type { ImageSize } from '../uploads/image-check';
import type { ImageOwner, OpenedImage, Uploads } from '../uploads/service';
import { footerSubject } from './footer-pictures';
import { readFooterMarks, writeFooterMarks } from './footer-repository';

/** Administration of the footer's pictures. Every method throws `forbidden` without the right `content` and the brand. */
export interface FooterAdmin {
  read(operator: OperatorRef, code: string): Promise<CallValue<'footerAdmin.read'>>;
  /** @throws Failure `image_refused`, `too_many_requests` */
  upload(operator: OperatorRef, code: string, content: Uint8Array): Promise<UploadedImage>;
  /**
   * Replaces all pictures; those that are left out are removed.
   * @throws Failure `validation_failed` for a missing text, a language that the brand lacks or a network without an address,
   *   `image_not_found` for a picture that is neither the footer's nor an upload of the operator for this brand, `conflict`
   */
  save(operator: OperatorRef, footer: ParsedCallRequest<'footerAdmin.save'>, requestId: string): Promise<void>;
  /**
   * A picture of the footer, or one that the operator has just uploaded.
   * @throws Failure `image_not_found`
   */
  openImage(operator: OperatorRef, code: string, imageId: string): Promise<OpenedImage>;
}

type Mark = ParsedCallRequest<'footerAdmin.save'>['marks'][number];

interface FooterParts {
  readonly brands: Pick<BrandService, 'all'>;
  readonly looks: Pick<LookService, 'of'>;
  readonly uploads: Uploads;
  readonly audit: Audit;
}

/** Three pixels for each of the widest mark's: nothing of the footer is larger. */
const MARK_SIZE: ImageSize = { width: 360, height: 144 };
const WINDOW_MS = 10 * 60_000;
const IMAGES_PER_WINDOW = 60;

export function createFooterAdmin(
  { config, database: { pool } }: Pick<Platform, 'config' | 'database'>,
  { brands, looks, uploads, audit }: FooterParts,
): FooterAdmin {
  const throttle = createThrottle(pool, { name: 'footer-image', windowMs: WINDOW_MS });
  const brandFor = (operator: OperatorRef, code: string) => operatedBrand(brands, operator, 'content', code);
  const ownerOf = (operator: OperatorRef, brand: Brand): ImageOwner => ({
    brandId: brand.id,
    kind: 'operator',
    id: operator.id,
  });

  return {
    async read(operator, code) {
      const brand = await brandFor(operator, code);
      const rows = await readFooterMarks(pool, brand.id);
      const marks = rows.map(({ imageId, place, link, alt, width, height }) => ({
        imageId,
        place,
        link,
        alt,
        width,
        height,
      }));
      const look = await looks.of(brand);
      return {
        marks,
        revision: revisionOf(factsOf(rows)),
        languages: languagesOf(brand),
        grounds: look?.markGrounds ?? null,
      };
    },

    async upload(operator, code, content) {
      const brand = await brandFor(operator, code);
      if (config.rateLimits && (await throttle.add(String(operator.id))) > IMAGES_PER_WINDOW)
        throw new Failure('too_many_requests');
      const { id, width, height } = await uploads.store(content, ownerOf(operator, brand), MARK_SIZE);
      return { imageId: id, width, height };
    },

    async save(operator, { brand: code, marks, revision }, requestId) {
      const brand = await brandFor(operator, code);
      checkMarks(brand, marks);
      await inTransaction(pool, async (tx) => {
        await lockSaves(tx, brand.id);
        const stored = await readFooterMarks(tx, brand.id);
        requireRevision({ revision, stored: factsOf(stored), change: factsOf(marks) });
        const { added, removed } = difference(stored, marks);
        await uploads.claim(tx, added, ownerOf(operator, brand), footerSubject(brand.id));
        await writeFooterMarks(tx, brand.id, marks);
        await uploads.release(tx, removed, footerSubject(brand.id));
        await audit.record(
          {
            ...byOperator({ operator, requestId }),
            action: 'footer.changed',
            subject: `footer:${brand.code}`,
            details: { pictures: marks.length, added, removed, places: marks.map(({ place }) => place) },
            brandId: brand.id,
          },
          tx,
        );
      });
    },

    async openImage(operator, code, imageId) {
      const brand = await brandFor(operator, code);
      const isShown = (await readFooterMarks(pool, brand.id)).some((mark) => mark.imageId === imageId);
      return isShown
        ? uploads.open(imageId, footerSubject(brand.id))
        : uploads.openOwn(imageId, ownerOf(operator, brand));
    },
  };
}

/** Pictures that come and go. */
function difference(stored: readonly Pick<Mark, 'imageId'>[], marks: readonly Mark[]) {
  const idsOf = (list: readonly Pick<Mark, 'imageId'>[]) => list.map(({ imageId }) => imageId);
  const [before, after] = [new Set(idsOf(stored)), new Set(idsOf(marks))];
  return {
    added: idsOf(marks).filter((id) => !before.has(id)),
    removed: idsOf(stored).filter((id) => !after.has(id)),
  };
}

/** Everything that the form of the footer sets, by position. */
const factsOf = (marks: readonly Mark[]): Fact[] =>
  marks.flatMap(({ imageId, place, link, alt }, index) => {
    const position = number(index + 1);
    return [
      fact('footer.placeLabel', word(`footer.place.${place}`), position),
      fact('footer.picture', text(imageId), position),
      ...factOf('footer.link', link, text, position),
      ...localised('footer.alt', inOrder(alt), position),
    ];
  });

/** The database keeps keys of an object in an order of its own. */
const inOrder = (alt: Mark['alt']) => Object.fromEntries(Object.entries(alt).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** @throws Failure `validation_failed` */
function checkMarks(brand: Brand, marks: readonly Mark[]): void {
  const languages = languagesOf(brand);
  const ids = new Set(marks.map(({ imageId }) => imageId));
  if (ids.size !== marks.length) throw fieldFailure({ path: 'marks', messageKey: 'invalid_value' });
  for (const [index, { place, link, alt }] of marks.entries()) {
    const isKnown = Object.keys(alt).every((language) => languages.includes(language));
    if (!isKnown || !Object.hasOwn(alt, brand.config.defaultLanguage))
      throw fieldFailure({ path: `marks.${index}.alt`, messageKey: 'invalid_value' });
    if (place === 'social' && link === null)
      throw fieldFailure({ path: `marks.${index}.link`, messageKey: 'invalid_value' });
  }
}

/** The default language first. */
function languagesOf({ config: { languages, defaultLanguage } }: Brand): string[] {
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
}
