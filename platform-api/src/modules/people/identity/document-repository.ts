import type { IdentityHint, IdentityPictureKind } from '@marquee/contract/identity';
import type { Queryable } from '../../../platform/database';
import type { SealedDocument } from './document-box';
import { ALIKE_BITS, type Likeness } from './likeness';

export interface DocumentRow {
  readonly id: string;
  readonly check_id: string;
  readonly kind: IdentityPictureKind;
  readonly version: number;
  readonly width: number;
  readonly height: number;
  readonly hints: readonly IdentityHint[];
  readonly created_at: Date;
  readonly replaced_at: Date | null;
}

const FACTS = 'id, check_id, kind, version, width, height, hints, created_at, replaced_at';

/** All pictures of checks without their contents, those that count first. */
export async function readDocuments(db: Queryable, checkIds: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>({
    name: 'identity-documents',
    text: `select ${FACTS} from identity_document where check_id = any($1::uuid[])
           order by replaced_at is not null, array_position('{front,back,portrait,address}'::text[], kind), version desc`,
    values: [checkIds],
  });
  return rows;
}

export interface NewDocument extends Pick<DocumentRow, 'id' | 'check_id' | 'kind' | 'width' | 'height' | 'hints'> {
  readonly sealed: SealedDocument;
  readonly fileDigest: Buffer;
  readonly likeness: Likeness;
  readonly at: Date;
}

/** Adds a picture after the one of its kind that it replaces. */
export async function insertDocument(tx: Queryable, document: NewDocument): Promise<void> {
  await tx.query({
    name: 'identity-document-replace',
    text: 'update identity_document set replaced_at = $3 where check_id = $1 and kind = $2 and replaced_at is null',
    values: [document.check_id, document.kind, document.at],
  });
  await tx.query({
    name: 'identity-document-insert',
    text: `insert into identity_document (id, check_id, kind, version, width, height, content, sealed_key, key_id, file_digest, likeness,
             quarters, hints, created_at)
           select $1, $2, $3, 1 + coalesce(max(version), 0), $4, $5, $6, $7, $8, $9, $10::bit(64), $11, $12, $13
           from identity_document where check_id = $2 and kind = $3`,
    values: [
      document.id,
      document.check_id,
      document.kind,
      document.width,
      document.height,
      document.sealed.content,
      document.sealed.sealedKey,
      document.sealed.keyId,
      document.fileDigest,
      document.likeness.bits,
      document.likeness.quarters,
      document.hints,
      document.at,
    ],
  });
}

/** Removes replaced pictures that were never sent for review. @param sentAt when the check was last sent; null: never */
export async function deleteUnsent(tx: Queryable, checkId: string, sentAt: Date | null): Promise<void> {
  await tx.query({
    name: 'identity-document-tidy',
    text: `delete from identity_document where check_id = $1 and replaced_at is not null
             and ($2::timestamptz is null or created_at > $2)`,
    values: [checkId, sentAt],
  });
}

export interface StoredDocument extends DocumentRow {
  readonly content: Buffer;
  readonly sealed_key: Buffer;
  readonly key_id: number;
}

/** A picture of a check with its content. */
export async function readDocument(db: Queryable, checkId: string, id: string): Promise<StoredDocument | null> {
  const { rows } = await db.query<StoredDocument>({
    name: 'identity-document',
    text: `select ${FACTS}, content, sealed_key, key_id from identity_document where id = $1 and check_id = $2`,
    values: [id, checkId],
  });
  return rows[0] ?? null;
}

export interface Match {
  readonly documentId: string;
  readonly account: string;
  readonly isSameFile: boolean;
}

/** Other accounts of the brand that sent the file of a picture, or a picture that looks much like it. */
export async function readMatches(db: Queryable, checkId: string): Promise<Match[]> {
  const { rows } = await db.query<Match>({
    name: 'identity-matches',
    text: `select d.id as "documentId", m.account, bool_or(o.file_digest = d.file_digest) as "isSameFile"
           from identity_check c
           join identity_document d on d.check_id = c.id
           join identity_document o on o.file_digest = d.file_digest or (o.quarters && d.quarters and o.kind = d.kind)
           join identity_check oc on oc.id = o.check_id and oc.brand_id = c.brand_id and oc.member_id <> c.member_id and oc.state <> 'draft'
           join member m on m.id = oc.member_id
           where c.id = $1 and (o.file_digest = d.file_digest or bit_count(o.likeness # d.likeness) <= $2)
           group by d.id, m.account
           order by 3 desc, m.account limit 50`,
    values: [checkId, ALIKE_BITS],
  });
  return rows;
}
