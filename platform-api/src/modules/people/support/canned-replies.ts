import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireBrand, requireRight } from '../../operators/rights/rights';
import type { AdminCaller } from './admin-access';

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

const SELECT = `select r.id::text as "replyId", b.code as brand, r.title, r.body as text
  from chat_canned_reply r join brand b on b.id = r.brand_id`;

export function createCannedReplies({ database: { pool } }: Platform, audit: Audit): CannedReplies {
  const list: CannedReplies['list'] = async ({ operator }, { id }) => {
    requireRight(operator, 'support');
    requireBrand(operator, id);
    const { rows } = await pool.query<CannedReply>({
      name: 'canned-replies',
      text: `${SELECT} where r.brand_id = $1 order by r.title`,
      values: [id],
    });
    return rows;
  };
  const record = ({ operator, requestId }: AdminCaller, action: string, brandId: number, subject: string) =>
    audit.record({ actor: { kind: 'operator', id: operator.id }, action, brandId, subject, requestId });

  return {
    list,
    async save(caller, brand, { title, text }) {
      requireRight(caller.operator, 'support');
      requireBrand(caller.operator, brand.id);
      await pool.query(
        `insert into chat_canned_reply (brand_id, title, body) values ($1, $2, $3)
         on conflict (brand_id, title) do update set body = excluded.body`,
        [brand.id, title, text],
      );
      await record(caller, 'canned-reply.saved', brand.id, `canned-reply:${title}`);
      const saved = (await list(caller, brand)).find((reply) => reply.title === title);
      if (!saved) throw new Failure('not_found');
      return saved;
    },
    async remove(caller, replyId) {
      const { operator } = caller;
      requireRight(operator, 'support');
      const { rows } = await pool.query<{ brandId: number; title: string }>(
        'select brand_id as "brandId", title from chat_canned_reply where id = $1',
        [replyId],
      );
      const [reply] = rows;
      if (!reply || !canSeeBrand(operator, reply.brandId)) throw new Failure('not_found');
      await pool.query('delete from chat_canned_reply where id = $1', [replyId]);
      await record(caller, 'canned-reply.deleted', reply.brandId, `canned-reply:${reply.title}`);
    },
  };
}
