import type { Page } from '@playwright/test';

/** A device of software in the page's browser that keeps passkeys and verifies its user at once (WebAuthn, section 11). */
export async function virtualDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its user can prove who they are. */
    verifiesUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** What it keeps: for which hosts. */
    hosts: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(({ rpId }) => rpId),
  };
}
