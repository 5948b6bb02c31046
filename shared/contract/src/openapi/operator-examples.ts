import type { CallId, CallRequest, CallValue } from '../calls/index';

/** Examples of the calls by which operators sign in and look after their accounts. */
export const operatorExamples = {
  'operator.login': { request: { email: 'operator@example.org', password: 'correct horse battery staple' } },
  'operator.me': {
    request: {},
    value: {
      id: '7',
      name: 'Lena Roy',
      email: 'lena@example.org',
      rights: ['cashier', 'operators'],
      brands: ['sundarban'],
      offsets: { sundarban: 360 },
      outbox: false,
      secondFactorDue: false,
    },
  },
  'operator.sessions': {
    request: {},
    value: [
      {
        id: '311',
        startedAt: '2026-03-01T08:00:00.000Z',
        lastSeenAt: '2026-03-01T09:45:00.000Z',
        expiresAt: '2026-03-01T20:00:00.000Z',
        ip: '203.0.113.20',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        isCurrent: true,
      },
    ],
  },
  'operator.authenticator': { request: {}, value: { enabled: true, recoveryCodesLeft: 9, isRequired: true } },
  'operators.list': {
    request: {},
    value: [
      {
        id: '12',
        name: 'Rafiq Khan',
        email: 'rafiq@example.org',
        rights: ['cashier'],
        brands: ['sundarban'],
        status: 'active',
        hasSecondFactor: true,
        sessions: 2,
        lastSeenAt: '2026-03-01T09:40:00.000Z',
      },
    ],
  },
  'operator.secondFactor': { request: { challenge: 'Tq3nX0cW9aYp7Rk1sLm5Vb2Ee8Uu4Zz6Hh0Jj3Kk5Gg', code: '402817' } },
  'operator.startAuthenticator': {
    request: {},
    value: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Marquee:operator%40example.org?issuer=Marquee&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  'operator.confirmAuthenticator': {
    request: { code: '402817' },
    value: { recoveryCodes: ['K7QM-3XWE-9TBD-HZ2A', 'P4RN-8VJC-2YGF-5MKW'] },
  },
  'operators.resetSecondFactor': { request: { operatorId: '12', reason: 'Lost the telephone' }, value: null },
  'operator.endSession': { request: { sessionId: '900001' } },
  'operator.invitation': { request: { token: 'Tq3nX0cW9aYp7Rk1sLm5Vb2Ee8Uu4Zz6Hh0Jj3Kk5Gg' } },
  'operator.acceptInvitation': {
    request: {
      token: 'Tq3nX0cW9aYp7Rk1sLm5Vb2Ee8Uu4Zz6Hh0Jj3Kk5Gg',
      name: 'Ann Roy',
      newPassword: 'correct horse battery staple',
      confirmNewPassword: 'correct horse battery staple',
    },
  },
  'operators.invite': {
    request: { email: 'ann@example.org', rights: ['cashier'], brands: ['sundarban'], reason: 'Joins the cashiers' },
    value: {
      link: 'https://console.example.org/invitation#Tq3nX0cW9aYp7Rk1sLm5Vb2Ee8Uu4Zz6Hh0Jj3Kk5Gg',
      expiresAt: '2026-12-01T09:00:00.000Z',
    },
  },
  'operators.endSessions': { request: { operatorId: '12', reason: 'Lost the notebook' }, value: { ended: 2 } },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
