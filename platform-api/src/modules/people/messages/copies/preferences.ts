import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { MessagePreference, MessagePreferences } from '@marquee/contract/calls/message-preferences';
import { MESSAGE_CATEGORIES } from '@marquee/contract/constants';
import { inTransaction } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { MemberRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import { digestOf } from '../../../operators/revision/revision';
import type { CopyChannel } from './copy-channel';
import { lockPreferences, type PreferenceRow, readPreferences, writePreferences } from './preference-repository';

/** Of which messages a member wants a copy outside the inbox. */
export interface MemberPreferences {
  read(member: MemberRef, brandId: number): Promise<MessagePreferences>;
  /**
   * @throws Failure `validation_failed` for what cannot be switched off or is named twice, `conflict` where another page has changed
   *   it meanwhile
   */
  save(
    member: MemberRef,
    brandId: number,
    change: ParsedCallRequest<'messages.setPreferences'>,
  ): Promise<MessagePreferences>;
}

export function createMemberPreferences(
  { database: { pool } }: Pick<Platform, 'database'>,
  channels: readonly CopyChannel[],
): MemberPreferences {
  async function offeredAt(brandId: number): Promise<CopyChannel[]> {
    const offers = await Promise.all(channels.map((channel) => channel.isOffered(brandId)));
    return channels.filter((_channel, at) => offers[at]);
  }

  async function read({ id }: MemberRef, brandId: number): Promise<MessagePreferences> {
    const offered = await offeredAt(brandId);
    const preferences = everyPreference(offered, await readPreferences(pool, id));
    const targets = await Promise.all(
      offered.map(async ({ channel, targetOf }) => ({ channel, target: await targetOf(id) })),
    );
    return { revision: digestOf(preferences), channels: targets, preferences };
  }

  return {
    read,

    async save(member, brandId, { revision, preferences: change }) {
      if (new Set(change.map(keyOf)).size !== change.length)
        throw fieldFailure({ path: 'preferences', messageKey: 'invalid_value' });
      const offered = await offeredAt(brandId);
      await inTransaction(pool, async (tx) => {
        await lockPreferences(tx, member.id);
        const stored = everyPreference(offered, await readPreferences(tx, member.id));
        const changes = change.filter((wanted) => !isStored(stored, wanted));
        if (changes.length === 0) return;
        if (changes.some((wanted) => stored.find((row) => keyOf(row) === keyOf(wanted))?.locked !== false))
          throw fieldFailure({ path: 'preferences', messageKey: 'invalid_value' });
        if (revision !== digestOf(stored)) throw new Failure('conflict');
        await writePreferences(tx, member.id, changes);
      });
      return read(member, brandId);
    },
  };
}

/** Each category by each channel; without a choice nothing but what is locked is sent. */
const everyPreference = (channels: readonly CopyChannel[], chosen: readonly PreferenceRow[]): MessagePreference[] =>
  channels.flatMap(({ channel, locked: lockedCategories }) =>
    MESSAGE_CATEGORIES.map((category) => {
      const locked = lockedCategories.includes(category);
      const row = chosen.find((candidate) => candidate.category === category && candidate.channel === channel);
      return { category, channel, enabled: locked || row?.enabled === true, locked };
    }),
  );

const keyOf = ({ category, channel }: PreferenceRow) => `${category} ${channel}`;

const isStored = (stored: readonly PreferenceRow[], wanted: PreferenceRow): boolean =>
  stored.some((row) => keyOf(row) === keyOf(wanted) && row.enabled === wanted.enabled);
