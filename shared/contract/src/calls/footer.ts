import { z } from 'zod';
import { defineCall } from '../define-call';
import { FOOTER_ALT_LENGTH, FOOTER_PICTURES_AT_MOST, FOOTER_PLACES } from '../footer-places';
import { brandCodeSchema, imageSchema, languageSchema, secureAddressSchema, textSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';
import { uploadedImageSchema } from './uploads';

const placeSchema = z.enum(FOOTER_PLACES);

const footerPictureSchema = z
  .strictObject({
    place: placeSchema,
    src: z.string().meta({ description: 'address on the brand’s site; what it shows never changes' }),
    width: z.number().int(),
    height: z.number().int(),
    link: z.string().nullable(),
    alt: z.string(),
  })
  .meta({ id: 'FooterPicture' });
export type FooterPicture = z.infer<typeof footerPictureSchema>;

const markFields = {
  imageId: z.uuid(),
  place: placeSchema,
  link: secureAddressSchema.nullable(),
  alt: z.record(languageSchema, textSchema(FOOTER_ALT_LENGTH)).meta({ description: 'alternative text by language' }),
};

const footerMarkSchema = z
  .strictObject({ ...markFields, width: z.number().int(), height: z.number().int() })
  .meta({ id: 'FooterMark' });
export type FooterMark = z.infer<typeof footerMarkSchema>;

/** Pictures of a brand's footer: read by its site, written by operators with the right `content`. */
export const footerCalls = {
  'footer.pictures': defineCall({
    methods: ['GET'],
    path: '/wps/footer/pictures',
    access: 'public',
    summary: 'Uploaded marks at the end of the brand’s pages, in their order; what has none is drawn',
    request: z.strictObject({ language: languageSchema.optional() }),
    value: z.array(footerPictureSchema),
    errors: [],
  }),
  'footerAdmin.read': defineCall({
    methods: ['GET'],
    path: '/ops/footer/:brand',
    access: 'operator',
    summary: 'The same in all languages, with their links',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      marks: z.array(footerMarkSchema),
      revision: storedRevisionSchema,
      languages: z.array(z.string()).meta({ description: 'that the brand speaks, its default first' }),
      grounds: z
        .strictObject({ dark: z.string(), light: z.string() })
        .nullable()
        .meta({ description: 'colours that the marks stand on, by theme; null: the brand has no look yet' }),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'footerAdmin.uploadImage': defineCall({
    methods: ['POST'],
    path: '/ops/footer/:brand/images',
    access: 'operator',
    upload: true,
    summary:
      'Keeps a picture for a day, until the footer is saved with it; PNG or JPEG, 5 MB, stored at the size of a mark',
    request: z.strictObject({ brand: brandCodeSchema, image: imageSchema }),
    value: uploadedImageSchema,
    errors: ['forbidden', 'not_found', 'image_refused', 'too_many_requests'],
  }),
  'footerAdmin.save': defineCall({
    methods: ['POST'],
    path: '/ops/footer/:brand',
    access: 'operator',
    summary:
      'Replaces the pictures of a footer, in the order of the list; each has a text in the default language of the brand',
    request: z.strictObject({
      brand: brandCodeSchema,
      marks: z.array(z.strictObject(markFields)).max(FOOTER_PICTURES_AT_MOST),
      revision: storedRevisionSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict', 'image_not_found'],
  }),
} as const;
