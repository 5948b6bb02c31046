import { z } from 'zod';
import { defineCall } from '../define-call';
import { LOGIN_SORTS } from './list-sorts';
import { pageNoSchema, pageOf, pageSizeSchema, sortSchema } from './field-schemas';

/** How a session was opened: `remembered` by the device, `link` by a code in an address. */
export const LOGIN_WAYS = ['password', 'code', 'provider', 'remembered', 'link', 'passkey'] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];

/** What became of a log-in: `proof_required` and `wrong_proof` had the right password. */
export const LOGIN_OUTCOMES = [
  'succeeded',
  'wrong_password',
  'wrong_code',
  'proof_required',
  'wrong_proof',
  'wrong_passkey',
] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

const loginSchema = z
  .strictObject({
    loginId: z.string(),
    at: z.iso.datetime(),
    way: z.enum(LOGIN_WAYS),
    outcome: z.enum(LOGIN_OUTCOMES),
    ip: z.string(),
    country: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2, null where it is not known' }),
    device: z.string().meta({ description: 'browser and system, empty where they are not known' }),
    isCurrent: z.boolean().meta({ description: 'opened the session that asks' }),
  })
  .meta({ id: 'MemberLogin' });
export type MemberLogin = z.infer<typeof loginSchema>;

export const loginHistoryCalls = {
  'security.logins': defineCall({
    methods: ['GET'],
    path: '/wps/member/logins',
    access: 'member',
    subUser: 'own',
    summary: 'Log-ins to the account within 180 days and attempts that failed, latest first',
    request: z.strictObject({ sort: sortSchema(LOGIN_SORTS), pageNo: pageNoSchema, pageSize: pageSizeSchema(10) }),
    value: pageOf(loginSchema),
    errors: [],
  }),
} as const;
