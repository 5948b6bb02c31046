import type { CallId, CallRequest, CallValue } from '../calls/index';

const waiting = {
  exportId: '5K8ZQ0M2T7RVE',
  state: 'waiting',
  requestedAt: '2026-03-01T10:15:00.000Z',
  expiresAt: null,
  bytes: null,
} as const;

export const dataExportExamples = {
  'security.dataExport': {
    value: { ...waiting, state: 'ready', expiresAt: '2026-03-02T10:15:40.000Z', bytes: 184_211 },
  },
  'security.requestDataExport': { request: { password: 'Mangrove-2026!' }, value: waiting },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
