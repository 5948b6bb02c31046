import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import { textIn } from '../../../platform/localised';
import { readUnpaidPoints } from './earned-points-repository';
import { earnRates, exchangeRates } from './rules-terms';
import { readOfferedGoods } from './goods-repository';
import { brandWithPoints, type PointsParts } from './points-context';
import { countInProcess, readRedeemsOf } from './redeem-repository';
import { redeemView } from './redeem-view';
import { readRulesOn } from './point-rules';

interface Reader {
  readonly brand: BrandRef;
  readonly language: string;
}
interface MemberReader extends Reader {
  readonly member: MemberRef;
}

/** What members read about points. Every method throws `feature_disabled` at a brand without the flag POINTS. */
export interface MemberPoints {
  balance(caller: MemberReader): Promise<CallValue<'points.balance'>>;
  rewards(
    caller: Reader & { readonly member: MemberRef | null },
    request: ParsedCallRequest<'points.rewards'>,
  ): Promise<CallValue<'points.rewards'>>;
  config(caller: Reader): Promise<CallValue<'points.config'>>;
  redeemList(
    caller: MemberReader,
    request: ParsedCallRequest<'points.redeemList'>,
  ): Promise<CallValue<'points.redeemList'>>;
  details(caller: MemberReader, request: ParsedCallRequest<'points.details'>): Promise<CallValue<'points.details'>>;
}

export function createMemberPoints(parts: PointsParts): MemberPoints {
  const { platform, units, ids } = parts;
  const { pool } = platform.database;
  const partOf = (page: { readonly pageNo: number; readonly pageSize: number }) => ({
    limit: page.pageSize,
    offset: offsetOf(page),
  });
  return {
    async balance({ brand, member }) {
      const { offsetMinutes } = await brandWithPoints(parts, brand);
      const [points, earning, inProcess] = await Promise.all([
        units.balance(member.id, 'points'),
        readUnpaidPoints(pool, member.id, dayOf(platform.clock.now(), offsetMinutes)),
        countInProcess(pool, member.id),
      ]);
      return { points: Number(points), earning, inProcess };
    },

    async rewards({ brand, member, language }, request) {
      const { defaultLanguage } = await brandWithPoints(parts, brand);
      const { content, total } = await readOfferedGoods(pool, brand.id, member?.id ?? null, partOf(request));
      const goods = content.map(({ id, names, descriptions, points, play, brandId: _, enabled: __, ...good }) => ({
        ...good,
        rewardId: id,
        name: textIn(names, language, defaultLanguage),
        description: textIn(descriptions, language, defaultLanguage),
        points: Number(points),
        amountRequirement: formatAmount(play),
      }));
      return pageOf(goods, total, request);
    },

    async config({ brand, language }) {
      const { defaultLanguage, currency, offsetMinutes } = await brandWithPoints(parts, brand);
      const rules = await readRulesOn(pool, brand.id, dayOf(platform.clock.now(), offsetMinutes));
      return {
        version: rules?.version ?? 0,
        currency,
        earn: rules ? earnRates(rules) : [],
        exchange: rules ? exchangeRates(rules) : [],
        terms: rules ? textIn(rules.terms, language, defaultLanguage) : '',
      };
    },

    async redeemList({ brand, member, language }, request) {
      const { defaultLanguage } = await brandWithPoints(parts, brand);
      const { content, total } = await readRedeemsOf(pool, member.id, request.status ?? null, partOf(request));
      const view = content.map((row) => redeemView(row, ids, language, { defaultLanguage }));
      return pageOf(view, total, request);
    },

    async details({ brand, member, language }, request) {
      const { defaultLanguage } = await brandWithPoints(parts, brand);
      const { content, total } = await units.history(member.id, 'points', partOf(request));
      const movements = content.map(({ transactionId, at, kind, amount, balanceAfter, reference }) => ({
        transactionId: ids.encode(transactionId),
        at: at.toISOString(),
        kind,
        change: Number(amount),
        balance: Number(balanceAfter),
        text: reference.names ? textIn(reference.names, language, defaultLanguage) : null,
      }));
      return pageOf(movements, total, request);
    },
  };
}
