import type { CallId, CallRequest, CallValue } from '../calls/index';

export const accountClosureExamples = {
  'security.closure': { value: { obstacles: ['withdrawal'], rest: '12.50' } },
  'security.closeAccount': { request: { password: 'Mangrove-2026!' }, value: null },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
