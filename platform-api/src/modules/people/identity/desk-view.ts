import type { IdentityCheckDetail, IdentityQueueEntry } from '@marquee/contract/calls/identity-admin';
import { dayOf } from '../../../platform/brand-days';
import type { OperatorRef } from '../../../platform/http/visitor';
import { type CheckRow, readLevel } from './check-repository';
import { isProposed, type QueueRow, readEntry, readProfile } from './desk-repository';
import { type DocumentRow, type Match, readDocuments, readMatches } from './document-repository';
import type { IdentityParts } from './identity-parts';
import { readAttempts } from './number-repository';

export const entryOf = (row: QueueRow, operator: Pick<OperatorRef, 'id'>): IdentityQueueEntry => ({
  checkId: row.id,
  brand: row.brand,
  account: row.account,
  level: row.level,
  state: row.state,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  reviewer: row.reviewer,
  isOwn: row.claimed_by === operator.id,
});

/** A check as operators see it, without pictures and typed details. */
export function createDeskView({ platform, brands }: IdentityParts) {
  const { clock, database } = platform;
  const { pool } = database;
  return async (check: CheckRow, operator: Pick<OperatorRef, 'id'>): Promise<IdentityCheckDetail> => {
    const { offsetMinutes } = await brands.byId(check.brand_id);
    const owner = { brandId: check.brand_id, memberId: check.member_id };
    const [entry, profile, documents, matches, attempts, memberLevel, awaitsSecond] = await Promise.all([
      readEntry(pool, check.id),
      readProfile(pool, check.member_id),
      readDocuments(pool, [check.id]),
      readMatches(pool, check.id),
      check.number_digest ? readAttempts(pool, { ...owner, digest: check.number_digest }) : [],
      readLevel(pool, check.member_id, dayOf(clock.now(), offsetMinutes)),
      isProposed(pool, check.id),
    ]);
    if (!entry) throw new Error(`no check ${check.id}`);
    return {
      ...entryOf(entry, operator),
      documentKind: check.document_kind,
      expiresOn: check.expires_on,
      reason: check.reason,
      note: check.note,
      pictures: documents.map((document) => pictureOf(document, matches)),
      numberAttempts: attempts,
      memberLevel,
      awaitsSecond,
      profile: {
        publicId: profile.public_id,
        nickname: profile.nickname,
        birthday: profile.birthday,
        payeeName: profile.payee_name,
        registeredAt: profile.created_at.toISOString(),
      },
    };
  };
}

function pictureOf(document: DocumentRow, matches: readonly Match[]): IdentityCheckDetail['pictures'][number] {
  const own = matches.filter(({ documentId }) => documentId === document.id);
  const accountsOf = (found: readonly Match[]) => found.map(({ account }) => account);
  return {
    documentId: document.id,
    kind: document.kind,
    version: document.version,
    isCurrent: document.replaced_at === null,
    width: document.width,
    height: document.height,
    receivedAt: document.created_at.toISOString(),
    hints: [...document.hints],
    sameFile: accountsOf(own.filter(({ isSameFile }) => isSameFile)),
    alike: accountsOf(own.filter(({ isSameFile }) => !isSameFile)),
  };
}
