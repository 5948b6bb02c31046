import { z } from 'zod';
import { BANNER_GROUPS } from '../constants';
import { defineCall } from '../define-call';
import { announcementSchema, bannerSchema, helpSectionSchema } from '../entities/content';
import { languageSchema } from './parts';

const language = languageSchema.optional();
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
    status: 'live',
  }),
  'content.banners': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getBanners',
    access: 'public',
    summary: 'Banners of one group, in order',
    request: z.strictObject({ language, groupName: z.enum(BANNER_GROUPS) }),
    value: z.array(bannerSchema),
    errors: [],
    status: 'live',
  }),
  'content.help': defineCall({
    methods: ['GET'],
    path: '/wps/system/helpCenter',
    access: 'public',
    summary: 'Help centre of the brand in one language',
    request: z.strictObject({ lang: languageSchema.optional(), device: z.string().max(20).default('WEB') }),
    value: z.array(helpSectionSchema),
    errors: [],
    status: 'live',
  }),
} as const;
