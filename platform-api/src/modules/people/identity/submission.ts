import { randomUUID } from 'node:crypto';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { type IdentityLevel, picturesOf } from '@marquee/contract/identity';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { checkPhoto } from '../../operators/uploads/image-check';
import {
  type CheckRow,
  deleteCheck,
  holdIdentity,
  insertCheck,
  lockMemberChecks,
  lockOpenCheck,
  markSubmitted,
  replaceApproved,
  type SentDetails,
} from './check-repository';
import { deleteUnsent, insertDocument, readDocuments } from './document-repository';
import { createFingerprints, type IdentityParts, ofDetails, ofDocument, plainNumber } from './identity-parts';
import { likenessOf } from './likeness';
import { claimNumber, freeNumber, recordAttempt } from './number-repository';
import { photoHints } from './photo-hints';

/** The member of an identity call. */
export interface IdentityContext {
  readonly brand: BrandRef;
  readonly member: MemberRef;
  readonly requestId: string;
}

type Submission = ParsedCallRequest<'identity.submit'>;
type TypedDocument = NonNullable<Submission['document']>;

/** What members do with their checks. */
export interface IdentitySubmission {
  /** @throws Failure `image_refused`, `identity_in_review`, `identity_level_first` */
  upload(request: ParsedCallRequest<'identity.upload'>, context: IdentityContext): Promise<void>;
  /** @throws Failure of the call `identity.submit` */
  submit(submission: Submission, context: IdentityContext): Promise<void>;
  /** @throws Failure `identity_in_review` */
  discard(level: IdentityLevel, context: IdentityContext): Promise<void>;
}

const MIN_NUMBER_LENGTH = 4;

export function createSubmission({ platform, audit, box, digestKey }: IdentityParts): IdentitySubmission {
  const { pool } = platform.database;
  const { clock } = platform;
  const fingerprints = createFingerprints(digestKey);
  const todayOf = ({ brand }: IdentityContext) => dayOf(clock.now(), brand.offsetMinutes);

  /** The check that the member is writing, a new one where none is open. @throws Failure `identity_in_review`, `identity_level_first` */
  async function openCheck(tx: Queryable, level: IdentityLevel, context: IdentityContext): Promise<CheckRow> {
    const { brand, member } = context;
    await lockMemberChecks(tx, member.id);
    const open = await lockOpenCheck(tx, member.id, level);
    if (open) return requireWritable(open);
    const identity = level === 2 ? await holdIdentity(tx, member.id, todayOf(context)) : null;
    if (level === 2 && !identity) throw new Failure('identity_level_first');
    const identityId = identity?.id ?? null;
    await insertCheck(tx, {
      id: randomUUID(),
      brand_id: brand.id,
      member_id: member.id,
      level,
      identity_id: identityId,
      created_at: clock.now(),
    });
    return requireWritable(await lockOpenCheck(tx, member.id, level));
  }

  async function sentDetails(check: CheckRow, document: TypedDocument, today: string): Promise<SentDetails> {
    const { kind, expiresOn, name, number, birthday } = document;
    if (plainNumber(number).length < MIN_NUMBER_LENGTH)
      throw fieldFailure({ path: 'document.number', messageKey: 'invalid_value' });
    if (expiresOn === null && kind !== 'identity_card')
      throw fieldFailure({ path: 'document.expiresOn', messageKey: 'invalid_value' });
    if (birthday >= today) throw fieldFailure({ path: 'document.birthday', messageKey: 'invalid_value' });
    if (expiresOn !== null && expiresOn < today) throw new Failure('identity_document_expired');
    const typed = Buffer.from(JSON.stringify({ name, number, birthday }));
    return {
      documentKind: kind,
      expiresOn,
      numberDigest: fingerprints.number(number),
      sealed: await box.seal(typed, ofDetails(check.id)),
    };
  }

  /** @throws Failure `identity_document_in_use` */
  async function useNumber(tx: Queryable, check: CheckRow, digest: Buffer): Promise<void> {
    const use = { brandId: check.brand_id, memberId: check.member_id, at: clock.now() };
    if (!(await claimNumber(tx, { ...use, digest }))) throw new Failure('identity_document_in_use');
    const former = check.number_digest;
    if (former && !former.equals(digest)) await freeNumber(tx, { ...use, digest: former });
  }

  async function send(tx: Queryable, { level, document }: Submission, context: IdentityContext): Promise<void> {
    const { brand, member, requestId } = context;
    const check = requireWritable(await lockOpenCheck(tx, member.id, level));
    if ((level === 1) !== (document !== null)) throw fieldFailure({ path: 'document', messageKey: 'invalid_value' });
    const today = todayOf(context);
    if (level === 2 && (await holdIdentity(tx, member.id, today))?.id !== check.identity_id)
      throw new Failure('identity_level_first');
    const pictures = await readDocuments(tx, [check.id]);
    const current = new Set(pictures.filter(({ replaced_at }) => replaced_at === null).map(({ kind }) => kind));
    const missing = picturesOf(level, document?.kind ?? 'identity_card').filter((kind) => !current.has(kind));
    if (missing.length > 0) throw new Failure('identity_pictures_missing', { missing });
    const details = document && (await sentDetails(check, document, today));
    await markSubmitted(tx, check.id, details, clock.now());
    if (details) await useNumber(tx, check, details.numberDigest);
    await replaceApproved(tx, member.id, level, clock.now());
    const actor = { kind: 'member', id: member.id } as const;
    const subject = `identity-check:${check.id}`;
    await audit.record({ actor, action: 'identity.submitted', subject, brandId: brand.id, requestId }, tx);
  }

  return {
    async upload({ level, kind, image }, context) {
      const { content, width, height, sent } = await checkPhoto(image);
      if (!picturesOf(level, 'identity_card').includes(kind))
        throw fieldFailure({ path: 'kind', messageKey: 'invalid_value' });
      const id = randomUUID();
      const [sealed, likeness] = await Promise.all([box.seal(content, ofDocument(id)), likenessOf(content)]);
      const picture = { id, kind, width, height, hints: photoHints(sent), sealed, likeness };
      await inTransaction(pool, async (tx) => {
        const check = await openCheck(tx, level, context);
        const fileDigest = fingerprints.file(image);
        await insertDocument(tx, { ...picture, check_id: check.id, fileDigest, at: clock.now() });
        await deleteUnsent(tx, check.id, check.submitted_at);
      });
    },

    async submit(submission, context) {
      const { brand, member } = context;
      try {
        await inTransaction(pool, (tx) => send(tx, submission, context));
      } catch (error) {
        if (error instanceof Failure && error.code === 'identity_document_in_use' && submission.document) {
          const digest = fingerprints.number(submission.document.number);
          await recordAttempt(pool, { brandId: brand.id, memberId: member.id, digest, at: clock.now() });
        }
        throw error;
      }
    },

    discard: (level, { member }) =>
      inTransaction(pool, async (tx) => {
        const check = await lockOpenCheck(tx, member.id, level);
        if (!check) return;
        // What was sent once stays for the operators who asked for more.
        if (check.state !== 'draft') throw new Failure('identity_in_review');
        await deleteCheck(tx, check.id);
      }),
  };
}

/** @throws Failure `identity_pictures_missing` without a check, `identity_in_review` for one that is sent */
function requireWritable(check: CheckRow | null): CheckRow {
  if (!check) throw new Failure('identity_pictures_missing');
  if (check.state !== 'draft' && check.state !== 'more_needed') throw new Failure('identity_in_review');
  return check;
}
