import { nicknameFault, normalNickname } from '@marquee/contract/nickname';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import { maskName } from '../../../platform/mask-name';
import type { Brand } from '../../site/brand/brand';
import { isOthersAccount } from './appearance-repository';
import { isReservedName } from './reserved-names';

type NamedBrand = Pick<Brand, 'id' | 'code' | 'name'>;

/** What a member without a nickname is called: the user name; a mobile number is masked. */
export const standardNickname = (account: string): string => (/^\d+$/.test(account) ? maskName(account) : account);

/**
 * A nickname as it is stored, if its form is right; nothing is looked up.
 * @throws Failure `validation_failed`
 */
export function wellFormedNickname(typed: string): string {
  const nickname = normalNickname(typed);
  const fault = nicknameFault(nickname);
  if (fault) throw fieldFailure({ path: 'nickname', ...fault });
  return nickname;
}

/**
 * A nickname as it is stored. Why a name is unavailable is not said: it may be somebody's user name.
 * @param memberId whose nickname it becomes; null: of somebody who registers
 * @throws Failure `validation_failed` for its form, `nickname_unavailable` for a name of the platform or of somebody else's log-in
 */
export async function checkedNickname(
  db: Queryable,
  brand: NamedBrand,
  typed: string,
  memberId: bigint | null,
): Promise<string> {
  const nickname = wellFormedNickname(typed);
  const isTaken = await isOthersAccount(db, brand.id, accountKey(nickname), memberId);
  if (isTaken || isReservedName(nickname, [brand.code, brand.name])) throw new Failure('nickname_unavailable');
  return nickname;
}
