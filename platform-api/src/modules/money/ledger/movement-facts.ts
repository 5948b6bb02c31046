import type { MovementFact } from '@marquee/contract/calls/records';
import type { PublicIds } from '../../../platform/public-id';
import type { MovementDetailRow } from './account-record-repository';
import type { RecordedGame } from './recorded-games';

/** Fields of a movement's `detail`, in display order. */
const FROM_DETAIL = {
  paid: 'paid',
  fee: 'fee',
  bonus: 'bonus',
  wagering: 'wagering',
  way: 'way',
  vendor: 'vendor',
  account: 'account',
  reason: 'reason',
  depositId: 'deposit',
  withdrawalId: 'withdrawal',
} as const satisfies Readonly<Record<string, MovementFact['name']>>;

/** The displayable facts of a movement; empty ones are left out. */
export function factsOf(
  row: MovementDetailRow,
  game: RecordedGame | null,
  ids: PublicIds,
  language: string,
): MovementFact[] {
  const fact = (name: MovementFact['name'], value: string | null | undefined): MovementFact[] =>
    value ? [{ name, value }] : [];
  const id = (name: MovementFact['name'], value: bigint | null) =>
    fact(name, value === null ? null : ids.encode(value));
  const { detail } = row;
  return [
    ...fact('game', game?.name),
    ...fact('vendor', game?.vendorCode),
    ...fact('round', row.round_id),
    ...id('bet', row.bet_id),
    ...(row.kind === 'deposit' ? fact('channel', nameIn(row.names, language) ?? row.reference) : []),
    ...(row.kind === 'transfer' ? fact('account', detail?.['vendor'] ? null : detail?.['reference']) : []),
    ...Object.entries(FROM_DETAIL).flatMap(([key, name]) => fact(name, detail?.[key])),
    ...fact('offer', nameIn(detail?.['offerNames'], language)),
    ...(row.kind === 'rollback' ? id('reverses', row.refers_to) : []),
    ...id('reversedBy', row.reversed_by),
  ];
}

/** A name in a language, else in English. @param names by language, as JSON */
export function nameIn(names: string | null | undefined, language: string): string | null {
  if (!names) return null;
  const namesByLanguage = JSON.parse(names) as Readonly<Record<string, string>>;
  return namesByLanguage[language] ?? namesByLanguage['en'] ?? null;
}
