import { formatLocale, LANGUAGES } from '@marquee/contract/languages';
import { inDigitsOf } from '@marquee/contract/number-format';
import { momentOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { type InboxTemplate, localisedText } from '../../../messages/texts';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { type MessageValue, queueMessage } from '../messages/message-fact';
import { type ContractRow, readContracts } from './repository';

/** What the sides of contracts are told of. */
export type ContractEvent = 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'ended' | 'signed';

const TELL_TASK = 'contract.tell';
const PAGE = '/agentHome/contracts';

interface Told {
  readonly event: ContractEvent;
  readonly ids: readonly string[];
}

/** Queues that both sides are told, in the transaction of the change. */
export type TellOfContracts = (tx: Queryable, event: ContractEvent, ids: readonly bigint[], at: Date) => Promise<void>;

/** One job for all contracts of a change: a cascade can end thousands. */
export function createTellOfContracts(
  { database: { pool }, jobs }: Pick<Platform, 'database' | 'jobs'>,
  brands: Pick<BrandService, 'byId'>,
): TellOfContracts {
  jobs.handle<Told>(TELL_TASK, async ({ event, ids }) => {
    for (const contract of await readContracts(pool, ids.map(BigInt))) {
      const brand = await brands.byId(contract.brandId);
      for (const message of messagesOf(event, contract, brand)) await queueMessage(pool, jobs, message);
    }
  });
  return async (tx, event, ids, at) => {
    if (ids.length === 0) return;
    const told: Told = { event, ids: ids.map(String) };
    await jobs.add(tx, TELL_TASK, told, { key: `${TELL_TASK}:${event}:${String(ids[0])}:${at.toISOString()}` });
  };
}

type Side = 'upline' | 'downline';
type ContractTemplate = Extract<InboxTemplate, `contract_${string}`>;

/** Who is told of each event. */
const TOLD: Readonly<Record<ContractEvent, readonly Side[]>> = {
  offered: ['downline'],
  accepted: ['upline'],
  rejected: ['upline'],
  withdrawn: ['downline'],
  signed: ['downline'],
  expired: ['upline', 'downline'],
  ended: ['upline', 'downline'],
};

function messagesOf(event: ContractEvent, contract: ContractRow, brand: Brand) {
  return TOLD[event].flatMap((side) => {
    const memberId = side === 'upline' ? contract.uplineId : contract.downlineId;
    if (memberId === null) return [];
    const moment = event === 'ended' ? contract.endsAt : contract.validFrom;
    return [
      {
        memberId,
        template: templateOf(event, contract),
        values: {
          account: (side === 'upline' ? contract.downlineAccount : contract.uplineAccount) ?? brand.name,
          contract: { texts: localisedText(`contractType.${contract.type}`) },
          ...(moment && { at: momentText(moment, brand) }),
        },
        link: PAGE,
        key: `contract-${event}:${contract.publicId}${moment ? `:${moment.toISOString()}` : ''}`,
      },
    ];
  });
}

/** An offer that ends before it counted has become void. */
const templateOf = (event: ContractEvent, { validFrom }: ContractRow): ContractTemplate =>
  event === 'ended' && validFrom === null ? 'contract_void' : `contract_${event}`;

const momentText = (at: Date, { offsetMinutes, config }: Brand): MessageValue => ({
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      inDigitsOf(formatLocale(language, config.formats), momentOf(at, offsetMinutes)),
    ]),
  ),
});
