import { z } from 'zod';
import { defineCall } from '../define-call';
import { brandCodeSchema, languageSchema, textSchema } from './field-schemas';
import { newOrStoredRevisionSchema, storedRevisionSchema } from './proposals';

/** Standing pages, blog, news, and the articles of the help centre. */
export const ADMIN_ARTICLE_KINDS = ['page', 'blog', 'news', 'help'] as const;

const kindSchema = z.enum(ADMIN_ARTICLE_KINDS);
const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const contentSchema = z.string().trim().min(1).max(60_000);

export const articleTextSchema = z.strictObject({
  title: textSchema(200),
  summary: z.string().trim().max(600),
  content: contentSchema.meta({ description: 'rich text; cleaned before it is stored' }),
});
export type ArticleText = z.infer<typeof articleTextSchema>;

const adminArticleSchema = z
  .strictObject({
    kind: kindSchema,
    slug: slugSchema,
    enabled: z.boolean(),
    /** Null for articles of the help centre. */
    updatedAt: z.iso.datetime().nullable(),
    titles: z.record(z.string(), z.string()).meta({ description: 'by language' }),
  })
  .meta({ id: 'AdminArticle' });
export type AdminArticle = z.infer<typeof adminArticleSchema>;

/** Articles of a brand, for operators with the right `content`. */
export const articleAdminCalls = {
  'articleAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/articles',
    access: 'operator',
    summary: 'Pages, articles or help of a brand, as its site orders them',
    request: z.strictObject({ brand: brandCodeSchema, kind: kindSchema }),
    value: z.array(adminArticleSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'articleAdmin.read': defineCall({
    methods: ['GET'],
    path: '/ops/articles/:kind/:slug',
    access: 'operator',
    summary: 'One of them in all its languages; an article of blog or news that may be written has none',
    request: z.strictObject({ brand: brandCodeSchema, kind: kindSchema, slug: slugSchema }),
    value: z.strictObject({
      enabled: z.boolean(),
      texts: z.record(z.string(), z.strictObject({ title: z.string(), summary: z.string(), content: z.string() })),
      revision: storedRevisionSchema.nullable().meta({ description: 'null: not written yet' }),
      languages: z.array(z.string()).meta({ description: 'that the brand speaks, its default first' }),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'articleAdmin.save': defineCall({
    methods: ['POST'],
    path: '/ops/articles/:kind/:slug',
    access: 'operator',
    summary: 'Writes one; blog and news may be new. Its rich text is cleaned',
    request: z.strictObject({
      brand: brandCodeSchema,
      kind: kindSchema,
      slug: slugSchema,
      enabled: z.boolean(),
      texts: z.record(languageSchema, articleTextSchema),
      revision: newOrStoredRevisionSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'articleAdmin.preview': defineCall({
    methods: ['POST'],
    path: '/ops/articles/preview',
    access: 'operator',
    summary: 'Rich text as it would be stored',
    request: z.strictObject({ content: contentSchema }),
    value: z.strictObject({ content: z.string() }),
    errors: ['forbidden'],
  }),
} as const;
