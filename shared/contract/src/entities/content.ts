import { z } from 'zod';
import { BANNER_GROUPS, PHONES } from '../constants';

export const bannerSchema = z
  .strictObject({
    id: z.number().int(),
    groupName: z.enum(BANNER_GROUPS),
    url: z.string().meta({ description: 'image; for a video the poster' }),
    videoUrl: z.string().nullable(),
    alt: z.string(),
    title: z.string().meta({ description: 'set over the image as text; empty where the image speaks for itself' }),
    text: z.string().meta({ description: 'a line below the title, or empty' }),
    action: z.string().meta({ description: 'label of the button that leads to the target, or empty' }),
    linkage: z.string().nullable(),
    linkageType: z.enum(['route', 'game', 'external']).nullable().meta({ description: 'clickable only when set' }),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof bannerSchema>;

export const announcementSchema = z
  .strictObject({
    id: z.number().int(),
    groupName: z.enum(['player', 'popup', 'promotion', 'headline']),
    title: z.string(),
    content: z.string().meta({ description: 'rich text, sanitised when written; sanitise again when shown' }),
    execution: z.enum(['A', 'B', 'F']).nullable(),
    promotionType: z.string().nullable().meta({ description: 'filter type of the promotions page' }),
    announcementImages: z.array(z.strictObject({ url: z.string(), sequence: z.number().int() })),
    publishedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcementSchema>;

/** One section of the help centre; `anchor` is what `/help#term` points at. */
export const helpSectionSchema = z
  .strictObject({
    anchor: z.string(),
    title: z.string(),
    articles: z.array(z.strictObject({ anchor: z.string(), title: z.string(), content: z.string() })),
  })
  .meta({ id: 'HelpSection' });
export type HelpSection = z.infer<typeof helpSectionSchema>;

export const contentPageSchema = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    content: z.string().meta({ description: 'rich text, sanitised when written; sanitise again when shown' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.infer<typeof contentPageSchema>;

export const ARTICLE_KINDS = ['blog', 'news'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

export const articleSummarySchema = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    imageUrl: z.string().nullable(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = articleSummarySchema.extend({ content: z.string() }).meta({ id: 'Article' });

export const appGuideSchema = z
  .strictObject({
    device: z.enum([...PHONES, 'desktop']),
    title: z.string(),
    content: z.string(),
    downloadUrl: z.string().nullable().meta({ description: 'null: the site itself is installed' }),
  })
  .meta({ id: 'AppGuide' });
export type AppGuide = z.infer<typeof appGuideSchema>;
