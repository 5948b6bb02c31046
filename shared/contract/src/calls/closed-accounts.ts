import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, sortSchema } from './field-schemas';
import { CLOSED_ACCOUNT_SORTS } from './list-sorts';
import { proposalSchema } from './proposals';

const publicIdSchema = z.string().min(1).max(32);

const closedAccountSchema = z
  .strictObject({
    memberId: z.string(),
    account: z.string(),
    closedAt: z.iso.datetime(),
    erasedFrom: z.iso.datetime().meta({ description: 'its data are erased after this, unless something keeps them' }),
    keptFor: z.string().nullable().meta({ description: 'the case for which operators keep its data' }),
    isExcluded: z.boolean().meta({ description: 'an exclusion from play stands: it cannot be opened again' }),
    isReachable: z.boolean().meta({ description: 'it has a contact by which a new password can be set' }),
    isProposed: z
      .boolean()
      .meta({ description: 'another operator decides whether it is opened again (`proposals.*`)' }),
    opensUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'until then its member opens it by setting a new password; null: not approved' }),
  })
  .meta({ id: 'ClosedAccount' });
export type ClosedAccount = z.infer<typeof closedAccountSchema>;

/** Accounts that their members have closed, until their data are erased. */
export const closedAccountCalls = {
  'closedAccounts.list': defineCall({
    methods: ['GET'],
    path: '/ops/closed-accounts',
    access: 'operator',
    summary: 'Closed accounts of a brand, those closed last first',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: z.string().trim().max(64).optional().meta({ description: 'start of the user name' }),
      sort: sortSchema(CLOSED_ACCOUNT_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(closedAccountSchema),
    errors: ['not_found'],
  }),
  'closedAccounts.proposeOpening': defineCall({
    methods: ['POST'],
    path: '/ops/closed-accounts/open',
    access: 'operator',
    summary: 'Proposes to open a closed account again; once approved, its member opens it by setting a new password',
    request: z.strictObject({ brand: brandCodeSchema, memberId: publicIdSchema, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['not_found', 'conflict', 'self_excluded', 'account_unreachable', 'proposal_waiting'],
  }),
  'closedAccounts.keepData': defineCall({
    methods: ['POST'],
    path: '/ops/closed-accounts/keep-data',
    access: 'operator',
    summary: 'Keeps the data of a closed account for a case beyond its years, or no longer',
    request: z.strictObject({
      brand: brandCodeSchema,
      memberId: publicIdSchema,
      keep: z.boolean(),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['not_found'],
  }),
} as const;
