import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { accountKey } from '../../../platform/account-key';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import { LINES_RIGHT } from './moves';
import { readNamed, readPlacedByKey } from './moves-repository';
import { readIdle, readNewestBelow, readShared, readSignedLinks } from './sign-repository';

/** Signs of fraud in a line, for operators with the right `agents`; they refuse nobody and nothing. */
export interface LineSigns {
  /** @throws Failure `forbidden`, `not_found` */
  list(caller: OperatorCaller, request: ParsedCallRequest<'lines.signs'>): Promise<CallValue<'lines.signs'>>;
}

/** The newest members below that are looked at, and how many with signs are shown. */
const LOOKED_AT = 2_000;
const SHOWN = 200;

export function createLineSigns({ database: { pool } }: Pick<Platform, 'database'>, brands: OperatedBrands): LineSigns {
  return {
    async list({ operator }, { brand: code, account }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const root = await readPlacedByKey(pool, brand.id, accountKey(account));
      if (!root) throw new Failure('not_found');
      const ids = await readNewestBelow(pool, root.id, LOOKED_AT);
      const [shared, idle] = await Promise.all([readShared(pool, root.id, ids), readIdle(pool, ids)]);
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
