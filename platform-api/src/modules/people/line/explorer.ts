import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { accountKey } from '../../../platform/account-key';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import type { AccountGroup, AccountGroups } from './account-groups';
import { LINES_RIGHT } from './moves';
import {
  isMoving,
  keepBrandLines,
  type NamedRow,
  readDirect,
  readHistory,
  readNamed,
  readPlacedByKey,
} from './moves-repository';

/** Lines for operators with the right `agents`. */
export interface LineExplorer {
  /** @throws Failure `forbidden`, `not_found` */
  show(caller: OperatorCaller, request: ParsedCallRequest<'lines.show'>): Promise<CallValue<'lines.show'>>;
  /** @throws Failure `forbidden`, `not_found` */
  downlines(
    caller: OperatorCaller,
    request: ParsedCallRequest<'lines.downlines'>,
  ): Promise<CallValue<'lines.downlines'>>;
  /** Of the top of a line. @throws Failure `forbidden`, `not_found`, `conflict`, `prize_group_refused` */
  setGroup(caller: OperatorCaller, request: ParsedCallRequest<'lines.setPrizeGroup'>): Promise<void>;
}

export interface LineExplorerParts {
  readonly platform: Platform;
  readonly brands: OperatedBrands;
  readonly audit: Audit;
  readonly groups: AccountGroups;
}

export function createLineExplorer({ platform, brands, audit, groups }: LineExplorerParts): LineExplorer {
  const { pool } = platform.database;
  return {
    async show({ operator }, { brand: code, account }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const member = await readPlacedByKey(pool, brand.id, accountKey(account));
      if (!member) throw new Failure('not_found');
      const [history, moving] = await Promise.all([readHistory(pool, member.id), isMoving(pool, member.publicId)]);
      const named = await readNamed(pool, [
        ...new Set([...member.uplines, ...history.flatMap(({ uplines }) => uplines)]),
      ]);
      const groupOf = await groups.ofAccounts(pool, brand.id, [member.id, ...member.uplines]);
      const place = placeBy(groupOf);
      const own = groupOf.get(member.id);
      return {
        ...place(member),
        groupRevision: own?.revision ?? 0,
        leastGroup: own?.least ?? null,
        mostGroup: own?.most ?? null,
        members: member.members,
        uplines: member.uplines.flatMap((id) => {
          const row = named.get(id);
          return row ? [place(row)] : [];
        }),
        history: history.map(({ uplines, ...stretch }) => ({
          ...stretch,
          uplines: uplines.map((id) => named.get(id)?.account ?? String(id)),
        })),
        isMoving: moving,
        direct: (await readDirect(pool, brand.id, member.id, { limit: 0, offset: 0 })).total,
      };
    },

    async downlines({ operator }, { brand: code, account, ...page }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const member = await readPlacedByKey(pool, brand.id, accountKey(account));
      if (!member) throw new Failure('not_found');
      const paging = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readDirect(pool, brand.id, member.id, paging);
      const groupOf = await groups.ofAccounts(
        pool,
        brand.id,
        rows.map(({ id }) => id),
      );
      const place = placeBy(groupOf);
      const content = rows.map((row) => ({
        ...place(row),
        downlines: row.downlines,
        joinedAt: row.joinedAt.toISOString(),
      }));
      return pageOf(content, total, page);
    },

    async setGroup(caller, { brand: code, account, prizeGroup, revision, reason }) {
      const brand = await operatedBrand(brands, caller.operator, LINES_RIGHT, code);
      await inTransaction(pool, async (tx) => {
        await keepBrandLines(tx, brand.id);
        const member = await readPlacedByKey(tx, brand.id, accountKey(account));
        // Those below have theirs from their upline.
        if (!member || member.uplines.length > 0) throw new Failure('not_found');
        const before = (await groups.ofAccounts(tx, brand.id, [member.id])).get(member.id);
        await groups.put(tx, member.id, prizeGroup, revision);
        await audit.record(
          {
            ...byOperator(caller),
            action: 'member.prize-group-set',
            subject: `member:${member.publicId}`,
            brandId: brand.id,
            reason,
            details: { before: before?.group ?? null, after: prizeGroup },
          },
          tx,
        );
      });
    },
  };
}

const placeBy =
  (groupOf: ReadonlyMap<bigint, AccountGroup>) =>
  ({ id, publicId, account, type }: NamedRow) => ({
    account,
    memberId: publicId,
    type,
    prizeGroup: groupOf.get(id)?.group ?? null,
  });
