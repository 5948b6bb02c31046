import type { CallValue } from '../../../shared/contract/src/calls/index';

/** A phone whose passkey is copied to other devices, and a laptop that was never used. */
export const passkeysOfMember: CallValue<'passkeyAdmin.list'> = {
  account: 'amina1',
  passkeys: [
    {
      passkeyId: '4QZKNSWK8M6MB',
      name: 'Phone',
      host: 'sundarban.localhost',
      isSynced: true,
      createdAt: '2026-01-02T03:04:05.000Z',
      lastUsedAt: '2026-02-03T04:05:06.000Z',
    },
    {
      passkeyId: '5RABPTXM9N7NC',
      name: 'Laptop',
      host: 'sundarban.localhost',
      isSynced: false,
      createdAt: '2026-01-02T03:04:05.000Z',
      lastUsedAt: null,
    },
  ],
};
