import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Forfeit } from '@marquee/contract/calls/bonuses';
import type { FundTransfer, Wallet } from '@marquee/contract/calls/transfers';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { accountKey } from '../../../platform/account-key';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { createKeyedMutex } from '../../../platform/keyed-mutex';
import { createForfeits } from '../bonus/forfeit-service';
import { stateOf } from '../../people/member/service';
import { createMoveFunds, type FundsMove, type TransferEnd, transferSource } from './move-funds';
import { type LineMember, readDownline, readUpline, type TransferAccount } from './repository';
import { createTransferReads, type TransferParts, type TransferReads } from './transfer-reads';
import { transferFor } from './transfer-view';

export interface TransferContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly idempotencyKey: string;
}

/** Transfers within one line, and between an agent's own wallets. The server determines who belongs to a line. */
export interface TransferService extends TransferReads {
  /** @throws Failure as the call's row says */
  between(input: ParsedCallRequest<'wallets.transfer'>, context: TransferContext): Promise<FundTransfer>;
  /** @throws Failure as the call's row says */
  toUpline(input: ParsedCallRequest<'transfers.toUpline'>, context: TransferContext): Promise<FundTransfer>;
  /** @throws Failure as the call's row says */
  toDownline(input: ParsedCallRequest<'transfers.toDownline'>, context: TransferContext): Promise<FundTransfer>;
}

interface Confirmed {
  /** The bonus that the sender agrees to give up. */
  readonly forfeits?: Forfeit | undefined;
}

interface Sending extends Confirmed {
  readonly amount: string;
  readonly withdrawPassword: string;
}

const ACCOUNT_OF: Readonly<Record<Wallet, TransferAccount>> = { main: 'cash', float: 'agent' };

export function createTransferService(parts: TransferParts): TransferService {
  const { platform, brands, ids, ledger, passwords, bonuses } = parts;
  const { pool } = platform.database;
  const { read } = createForfeits(ids);
  const moveFunds = createMoveFunds(parts);
  const settingsOf = async ({ id }: BrandRef) => (await brands.byId(id)).config.transfer;

  // A repeated request waits for the first one; the ledger then answers it by its idempotency key.
  const exclusively = createKeyedMutex();

  /** @param admit refuses a request that is no repeat before it moves anything */
  async function move(
    { forfeits: confirmed, ...given }: Omit<FundsMove, 'brand' | 'idempotencyKey' | 'forfeits'> & Confirmed,
    { member, brand, idempotencyKey }: TransferContext,
    admit: () => Promise<void> = () => Promise.resolve(),
  ): Promise<FundTransfer> {
    const forfeits = read(confirmed);
    // A repeated request must not cost a password attempt, nor another bonus.
    if (!(await ledger.find(transferSource(member.id), idempotencyKey))) {
      if (given.from.kind === 'cash') await bonuses.requireConfirmed(member.id, forfeits);
      await admit();
    }
    const row = await moveFunds({ ...given, forfeits, brand, idempotencyKey });
    await announce(parts, [given.from, given.to], brand);
    if (forfeits !== null) await bonuses.announce({ brandId: brand.id, memberId: member.id });
    return transferFor(member.id, row, ids);
  }

  async function send(way: 'upline' | 'downline', to: LineMember, sending: Sending, context: TransferContext) {
    const settings = await settingsOf(context.brand);
    const amount = enteredAmount(sending.amount, settings);
    if (!to.active) throw new Failure('transfer_not_accepted');
    const { member } = context;
    const from: TransferEnd = { memberId: member.id, account: member.account, kind: floatOrCash(member.type) };
    const end: TransferEnd = { memberId: to.id, account: to.account, kind: floatOrCash(to.type) };
    const { forfeits } = sending;
    return move({ way, from, to: end, amount, perDay: parseAmount(settings.perDay), forfeits }, context, () =>
      passwords.demand(member.id, sending.withdrawPassword),
    );
  }

  return {
    ...createTransferReads(parts),

    async between({ from, to, amount: text, forfeits }, context) {
      const amount = enteredAmount(text);
      if (from === to) throw new Failure('amount_invalid');
      const own = { memberId: context.member.id, account: context.member.account };
      const accounts = { from: { ...own, kind: ACCOUNT_OF[from] }, to: { ...own, kind: ACCOUNT_OF[to] } };
      return exclusively(String(context.member.id), () =>
        move({ way: 'own', ...accounts, amount, perDay: amount, forfeits }, context),
      );
    },

    toUpline(sending, context) {
      return exclusively(String(context.member.id), async () => {
        const upline = await readUpline(pool, context.brand.id, context.member.id);
        if (!upline) throw new Failure('upline_missing');
        return send('upline', upline, sending, context);
      });
    },

    toDownline({ account, ...sending }, context) {
      return exclusively(String(context.member.id), async () => {
        const downline = await readDownline(pool, context.brand.id, context.member.id, accountKey(account));
        if (!downline) throw new Failure('transfer_outside_line');
        return send('downline', downline, sending, context);
      });
    },
  };
}

/** Publishes both parties' new balances to their pages; only after the commit. */
async function announce(
  { ledger, platform }: TransferParts,
  parties: readonly TransferEnd[],
  { currency }: BrandRef,
): Promise<void> {
  for (const { memberId, kind } of parties) {
    const { cash, agent } = await ledger.balanceOf(memberId);
    if (kind === 'cash') ledger.announce(memberId, cash, currency);
    else platform.bus.publish('wallet.float', { balance: formatAmount(agent), currency }, { memberId });
  }
}

/** An agent's transfers use the float, everybody else's the main wallet. */
const floatOrCash = (type: number): TransferAccount => (stateOf(type) === 'agent' ? 'agent' : 'cash');
