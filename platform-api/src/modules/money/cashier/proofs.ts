import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Uploads } from '../../operators/uploads/service';
import { lockDeposit, markProven } from './repository';
import type { DepositContext } from './deposit-context';

/** The deposit that uploaded pictures belong to. */
export const proofSubject = (depositId: string): string => `deposit:${depositId}`;

/** Proofs of bank transfers sent by members. */
export function createProofs(pool: pg.Pool, uploads: Pick<Uploads, 'claim'>) {
  return {
    /** @throws Failure `deposit_not_found`, `deposit_decided`, `proof_required`, `image_not_found` */
    send({ depositId, imageIds, note }: ParsedCallRequest<'cashier.sendProof'>, { member, brand }: DepositContext) {
      if (imageIds.length === 0) throw new Failure('proof_required');
      return inTransaction(pool, async (tx) => {
        const deposit = await lockDeposit(tx, depositId);
        if (!deposit || deposit.member_id !== member.id || deposit.method !== 'transfer')
          throw new Failure('deposit_not_found');
        if (sameSet(deposit.proof_image_ids, imageIds)) return;
        if (deposit.state !== 'pending' || deposit.proof_at) throw new Failure('deposit_decided');
        await uploads.claim(
          tx,
          imageIds,
          { brandId: brand.id, kind: 'member', id: member.id },
          proofSubject(depositId),
        );
        await markProven(tx, depositId, imageIds, note);
      });
    },
  };
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
