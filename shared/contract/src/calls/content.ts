import { z } from 'zod';
import { ARTICLES_PAGE_SIZE, BANNER_GROUPS } from '../constants';
import { defineCall } from '../define-call';
import {
  announcementSchema,
  appGuideSchema,
  articleSchema,
  articleSummarySchema,
  ARTICLE_KINDS,
  bannerSchema,
  contentPageSchema,
  helpSectionSchema,
} from '../entities/content';
import { languageSchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

const language = languageSchema.optional();
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const platform = z.string().max(20).default('W');

export const contentCalls = {
  'content.announcements': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getListAnnouncements',
    access: 'public',
    summary:
      'Announcements of the asked types for this visitor: B banners, PL player notices, PU popups, PR promotions, H headlines of the marquee',
    request: z.strictObject({
      language,
      platform,
      types: z
        .string()
        .max(40)
        .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
        .default('B,PL,PU,PR,H'),
      execution: z.enum(['A', 'B', 'F']).optional().meta({
        description:
          'popup audience: A signed in, B anonymous, F first login; the server decides by the session when absent',
      }),
    }),
    value: z.strictObject({
      banners: z.array(bannerSchema),
      player: z.array(announcementSchema),
      popup: z.array(announcementSchema),
      promotion: z.array(announcementSchema),
      headline: z.array(announcementSchema),
    }),
    errors: [],
  }),
  'content.banners': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getBanners',
    access: 'public',
    summary: 'Banners of one group, in order',
    request: z.strictObject({ language, groupName: z.enum(BANNER_GROUPS) }),
    value: z.array(bannerSchema),
    errors: [],
  }),
  'content.help': defineCall({
    methods: ['GET'],
    path: '/wps/system/helpCenter',
    access: 'public',
    summary: 'Help centre of the brand in one language',
    request: z.strictObject({ lang: languageSchema.optional(), device: z.string().max(20).default('WEB') }),
    value: z.array(helpSectionSchema),
    errors: [],
  }),
  'content.page': defineCall({
    methods: ['GET'],
    path: '/wps/content/page/:slug',
    access: 'public',
    summary: 'One of the brand’s standing pages: guide, about, licences, responsible gaming, terms',
    request: z.strictObject({ slug, language }),
    value: contentPageSchema,
    errors: ['not_found'],
  }),
  'content.articles': defineCall({
    methods: ['GET'],
    path: '/wps/content/articles',
    access: 'public',
    summary: 'Blog or news of the brand, latest first',
    request: z.strictObject({
      kind: z.enum(ARTICLE_KINDS),
      language,
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(ARTICLES_PAGE_SIZE),
    }),
    value: pageOf(articleSummarySchema),
    errors: [],
  }),
  'content.article': defineCall({
    methods: ['GET'],
    path: '/wps/content/articles/:kind/:slug',
    access: 'public',
    summary: 'One article of the blog or the news',
    request: z.strictObject({ kind: z.enum(ARTICLE_KINDS), slug, language }),
    value: articleSchema,
    errors: ['not_found'],
  }),
  'content.appGuides': defineCall({
    methods: ['GET'],
    path: '/wps/content/app-guides',
    access: 'public',
    summary: 'How to install the brand’s app on iOS, on Android and on a computer, with its addresses if it has any',
    request: z.strictObject({ language }),
    value: z.array(appGuideSchema),
    errors: ['feature_disabled'],
  }),
} as const;
