import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { accountKey } from '../../../platform/account-key';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import type { Brand } from '../../site/brand/brand';
import { LINES_RIGHT } from './moves';
import { readNamed, readPlacedByKey } from './moves-repository';
import { readIdle, readNewestBelow, readShared, readSignedLinks } from './sign-repository';

/** Signs of fraud in a line, for operators with the right `agents`; they refuse nobody and nothing. */
export interface LineSigns {
  /** @throws Failure `forbidden`, `not_found` */
  list(caller: OperatorCaller, request: ParsedCallRequest<'lines.signs'>): Promise<CallValue<'lines.signs'>>;
  /** The members that signs look at. @throws Failure as `list` */
  membersOf(caller: OperatorCaller, place: ParsedCallRequest<'lines.signs'>): Promise<SignMembers>;
  accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
}

export interface SignMembers {
  readonly brand: Brand;
  readonly rootId: bigint;
  /** The newest of everybody below. */
  readonly belowIds: readonly bigint[];
}

/** The newest members below that are looked at, and how many with signs are shown. */
const LOOKED_AT = 2_000;
const SHOWN = 200;

export function createLineSigns({ database: { pool } }: Pick<Platform, 'database'>, brands: OperatedBrands): LineSigns {
  const membersOf: LineSigns['membersOf'] = async ({ operator }, { brand: code, account }) => {
    const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
    const root = await readPlacedByKey(pool, brand.id, accountKey(account));
    if (!root) throw new Failure('not_found');
    return { brand, rootId: root.id, belowIds: await readNewestBelow(pool, root.id, LOOKED_AT) };
  };
  return {
    membersOf,
    async accountsOf(memberIds) {
      return new Map([...(await readNamed(pool, memberIds))].map(([id, { account }]) => [id, account]));
    },
    async list(caller, request) {
      const { rootId, belowIds: ids } = await membersOf(caller, request);
      const [shared, idle] = await Promise.all([readShared(pool, rootId, ids), readIdle(pool, ids)]);
      const depositsOf = new Map(idle.map(({ memberId, deposits }) => [memberId, deposits]));
      const signed = new Set([...shared, ...idle].map(({ memberId }) => memberId));
      const ownSecond = new Set(
        shared.flatMap(({ memberId, isUpline, sign }) => (isUpline && sign !== 'address' ? [memberId] : [])),
      );
      const order = [...signed].toSorted(
        (a, b) => Number(ownSecond.has(b)) - Number(ownSecond.has(a)) || Number(b - a),
      );
      const named = await readNamed(pool, order.slice(0, SHOWN));
      return {
        members: order.slice(0, SHOWN).flatMap((id) => {
          const member = named.get(id);
          const deposits = depositsOf.get(id);
          return member
            ? [
                {
                  account: member.account,
                  memberId: member.publicId,
                  type: member.type,
                  isUplinesOwn: ownSecond.has(id),
                  shares: shared.flatMap(({ memberId, sign, accounts }) =>
                    memberId === id ? [{ sign, accounts }] : [],
                  ),
                  unplayedDeposits: deposits === undefined ? null : formatAmount(deposits),
                },
              ]
            : [];
        }),
        links: await readSignedLinks(pool, [...signed]),
        looked: ids.length,
        signed: signed.size,
      };
    },
  };
}
