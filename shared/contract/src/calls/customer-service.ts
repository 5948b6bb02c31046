import { z } from 'zod';
import { defineCall } from '../define-call';
import { sealedValueSchema, sealSuiteSchema } from '../payload-envelope';

export const customerServiceCalls = {
  'customerService.links': defineCall({
    methods: ['GET'],
    path: '/wps/customerService',
    access: 'public',
    summary: 'Where the brand’s customer service is reached; each path is sealed for the page that asks',
    request: z.strictObject({
      suite: sealSuiteSchema,
      ephemeralKey: z.base64url().max(100).meta({ description: 'uncompressed P-256 point, made for this one call' }),
    }),
    value: z.array(
      z.strictObject({
        csType: z.enum(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP']),
        title: z.string(),
        path: sealedValueSchema,
      }),
    ),
    errors: ['envelope_refused'],
  }),
} as const;
