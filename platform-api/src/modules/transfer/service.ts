import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FundTransfer, Wallet } from '@marquee/contract/calls/transfers';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../platform/entered-amount';
import { Failure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import { createKeyedMutex } from '../../platform/keyed-mutex';
import { accountKey, stateOf } from '../member/service';
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

const ACCOUNT_OF: Readonly<Record<Wallet, TransferAccount>> = { main: 'cash', float: 'agent' };

export function createTransferService(parts: TransferParts): TransferService {
  const { platform, brands, ids, ledger, passwords } = parts;
  const { pool } = platform.database;
  const moveFunds = createMoveFunds(parts);
  const settingsOf = async ({ id }: BrandRef) => (await brands.byId(id)).config.transfer;

  // A repeated request waits for the first one; the ledger then answers it by its idempotency key.
  const exclusively = createKeyedMutex();

  async function move(
    move: Omit<FundsMove, 'brand' | 'idempotencyKey'>,
    context: TransferContext,
  ): Promise<FundTransfer> {
    const row = await moveFunds({ ...move, brand: context.brand, idempotencyKey: context.idempotencyKey });
    await announce(parts, [move.from, move.to], context.brand);
    return transferFor(context.member.id, row, ids);
  }

  async function send(
    way: 'upline' | 'downline',
    to: LineMember,
    text: string,
    password: string,
    context: TransferContext,
  ) {
    const settings = await settingsOf(context.brand);
    const amount = enteredAmount(text, settings);
    if (!to.active) throw new Failure('transfer_not_accepted');
    const { member } = context;
    // A repeated request must not cost a password attempt.
    if (!(await ledger.find(transferSource(member.id), context.idempotencyKey)))
      await passwords.demand(member.id, password);
    const from: TransferEnd = { memberId: member.id, account: member.account, kind: floatOrCash(member.type) };
    const end: TransferEnd = { memberId: to.id, account: to.account, kind: floatOrCash(to.type) };
    return move({ way, from, to: end, amount, perDay: parseAmount(settings.perDay) }, context);
  }

  return {
    ...createTransferReads(parts),

    async between({ from, to, amount: text }, context) {
      const amount = enteredAmount(text);
      if (from === to) throw new Failure('amount_invalid');
      const own = { memberId: context.member.id, account: context.member.account };
      const accounts = { from: { ...own, kind: ACCOUNT_OF[from] }, to: { ...own, kind: ACCOUNT_OF[to] } };
      return exclusively(String(context.member.id), () =>
        move({ way: 'own', ...accounts, amount, perDay: amount }, context),
      );
    },

    toUpline({ amount: text, withdrawPassword }, context) {
      return exclusively(String(context.member.id), async () => {
        const upline = await readUpline(pool, context.brand.id, context.member.id);
        if (!upline) throw new Failure('upline_missing');
        return send('upline', upline, text, withdrawPassword, context);
      });
    },

    toDownline({ account, amount: text, withdrawPassword }, context) {
      return exclusively(String(context.member.id), async () => {
        const downline = await readDownline(pool, context.brand.id, context.member.id, accountKey(account));
        if (!downline) throw new Failure('transfer_outside_line');
        return send('downline', downline, text, withdrawPassword, context);
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
