import { z } from 'zod';
import { MESSAGE_CATEGORIES } from '../constants';
import { defineCall } from '../define-call';
import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, messagePartSchema } from '../message-template';
import { brandCodeSchema, languageSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';

const templateSchema = z
  .string()
  .regex(/^[a-z][a-z_]*$/)
  .max(60);

/** What operators write of a message, in one language. */
export const writtenMessageSchema = z.strictObject({
  title: messagePartSchema(MESSAGE_TITLE_MAX),
  text: messagePartSchema(MESSAGE_TEXT_MAX).meta({ description: 'plain text with line breaks and {{placeholders}}' }),
});

const messageTextSchema = z.strictObject({ title: z.string(), text: z.string() });

const namesSchema = z.record(z.string(), z.string()).meta({ description: 'its standard title in every language' });

const messageTemplateSchema = z
  .strictObject({
    template: templateSchema,
    category: z.enum(MESSAGE_CATEGORIES),
    names: namesSchema,
    written: z.array(z.string()).meta({ description: 'languages in which an operator has written it' }),
    standard: z.array(z.string()).meta({ description: 'languages of the brand in which the standard text is sent' }),
  })
  .meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

const place = { brand: brandCodeSchema, template: templateSchema };

/** Texts of the messages that events send, for operators with the right `content`. */
export const messageTemplateCalls = {
  'messageTemplates.list': defineCall({
    methods: ['GET'],
    path: '/ops/message-templates',
    access: 'operator',
    summary: 'The messages that events send to members of a brand',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(messageTemplateSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'messageTemplates.read': defineCall({
    methods: ['GET'],
    path: '/ops/message-templates/:template',
    access: 'operator',
    summary: 'One of them with its placeholders, standard texts, and what operators wrote over them',
    request: z.strictObject(place),
    value: z.strictObject({
      names: namesSchema,
      placeholders: z.array(z.string()).meta({ description: 'each stands in the title or in the text' }),
      standards: z.record(z.string(), messageTextSchema),
      texts: z.record(z.string(), messageTextSchema),
      revision: storedRevisionSchema,
      languages: z.array(z.string()).meta({ description: 'that the brand speaks, its default first' }),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'messageTemplates.save': defineCall({
    methods: ['POST'],
    path: '/ops/message-templates/:template',
    access: 'operator',
    summary: 'Writes over the standard texts; a language that is left out has the standard one again',
    request: z.strictObject({
      ...place,
      texts: z.record(languageSchema, writtenMessageSchema),
      revision: storedRevisionSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'messageTemplates.preview': defineCall({
    methods: ['POST'],
    path: '/ops/message-templates/:template/preview',
    access: 'operator',
    summary: 'A text as a member would read it, with sample values',
    request: z.strictObject({ ...place, language: languageSchema, ...writtenMessageSchema.shape }),
    value: messageTextSchema,
    errors: ['forbidden', 'not_found'],
  }),
} as const;
