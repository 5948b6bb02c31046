import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireBrand, requireRight } from '../../operators/rights/rights';
import type { AdminCaller } from './admin-access';
import { deleteCannedReply, readCannedReplies, readReplyOwner, storeCannedReply } from './canned-reply-repository';

/** Canned replies of a brand's operators. Every method throws `forbidden` without the right `support` and the brand. */
export interface CannedReplies {
  list(caller: AdminCaller, brand: Pick<Brand, 'id'>): Promise<CannedReply[]>;
  /** Creates a reply, or replaces the one with the same title. */
  save(
    caller: AdminCaller,
    brand: Pick<Brand, 'id'>,
    reply: { readonly title: string; readonly text: string },
  ): Promise<CannedReply>;
  /** @throws Failure `not_found` */
  remove(caller: AdminCaller, replyId: string): Promise<void>;
}

export function createCannedReplies({ database: { pool } }: Platform, audit: Audit): CannedReplies {
  const list: CannedReplies['list'] = async ({ operator }, { id }) => {
    requireRight(operator, 'support');
    requireBrand(operator, id);
    return readCannedReplies(pool, id);
  };
  const record = ({ operator, requestId }: AdminCaller, action: string, brandId: number, subject: string) =>
    audit.record({ actor: { kind: 'operator', id: operator.id }, action, brandId, subject, requestId });

  return {
    list,
    async save(caller, brand, { title, text }) {
      requireRight(caller.operator, 'support');
      requireBrand(caller.operator, brand.id);
      await storeCannedReply(pool, brand.id, title, text);
      await record(caller, 'canned-reply.saved', brand.id, `canned-reply:${title}`);
      const saved = (await list(caller, brand)).find((reply) => reply.title === title);
      if (!saved) throw new Failure('not_found');
      return saved;
    },
    async remove(caller, replyId) {
      const { operator } = caller;
      requireRight(operator, 'support');
      const reply = await readReplyOwner(pool, replyId);
      if (!reply || !canSeeBrand(operator, reply.brandId)) throw new Failure('not_found');
      await deleteCannedReply(pool, replyId);
      await record(caller, 'canned-reply.deleted', reply.brandId, `canned-reply:${reply.title}`);
    },
  };
}
