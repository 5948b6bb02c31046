import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { insertGrant, writeAnswer } from '../../modules/games/free-bets/repository';
import { DAY_MS, HOUR_MS, playersOf, REQUEST_ID, type StoryParts } from './story';

/** Limits and breaks of some members, free bets, favourites and recent games. */
export async function tellCareStories(parts: StoryParts): Promise<void> {
  await tellLimits(parts);
  await tellFreeBets(parts);
  await fillGameLists(parts);
}

async function tellLimits({ clock, brand, services, now }: StoryParts): Promise<void> {
  const members = playersOf(brand).slice(-12);
  for (const [index, member] of members.entries()) {
    await clock.moveTo(new Date(now.getTime() - (12 - index) * 5 * HOUR_MS));
    const context = { member: member.ref, brand: brand.ref, requestId: REQUEST_ID };
    const amount = BigInt(member.usualStake) * 200n;
    if (index % 4 === 0) await services.limits.set({ kind: 'deposit', period: 'week' }, amount, context);
    else if (index % 4 === 1) await services.limits.set({ kind: 'loss', period: 'month' }, amount, context);
    else if (index % 4 === 2) await services.limits.set({ kind: 'session', period: 'day' }, 7_200n, context);
    else await services.limits.bar('time_out', '24h', context);
  }
}

/** Of past weeks: some played by now, some refused by the vendor, one without an answer. */
async function tellFreeBets({ client, clock, brand, operators, services, now, seed }: StoryParts): Promise<void> {
  const slots = brand.games.get('rng') ?? [];
  const demo = brand.members.filter(({ ref }) => ref.account === 'demo');
  for (const [index, member] of [...demo, ...playersOf(brand).slice(0, 7)].entries()) {
    const game = slots[index % slots.length];
    if (!game) return;
    const at = new Date(now.getTime() - (20 - index * 2) * DAY_MS);
    await clock.moveTo(at);
    const id = derivedUuid(`${seed} ${brand.ref.code} free bets ${index}`, 'grant');
    const reason = index % 2 === 0 ? 'Welcome back' : 'Weekend promotion';
    const terms = { bets: 10, stake: BigInt(brand.profile.coin), endsAt: new Date(at.getTime() + 3 * DAY_MS), reason };
    await insertGrant(client, {
      id,
      brandId: brand.ref.id,
      memberId: member.ref.id,
      gameId: game.id,
      ...terms,
      operatorId: operators[0].id,
      at,
    });
    const actor = { kind: 'operator', id: operators[0].id } as const;
    const entry = { actor, subject: `free-bets:${id}`, brandId: brand.ref.id, requestId: REQUEST_ID };
    await services.audit.record({ ...entry, action: 'free-bets.promised', reason }, client);
    const answer =
      index % 4 === 3
        ? ({ state: 'refused', refusal: 'stake_not_offered' } as const)
        : ({ state: 'granted', refusal: null } as const);
    await writeAnswer(client, id, answer, at);
    await services.audit.record(
      { ...entry, action: `free-bets.${answer.state}`, details: { vendor: game.vendorCode } },
      client,
    );
  }
}

async function fillGameLists({ client, brand, random, now }: StoryParts): Promise<void> {
  const games = [...brand.games.values()].flat();
  const rows = brand.members
    .filter(({ activity }) => activity > 0)
    .flatMap((member) =>
      Array.from({ length: member.ref.account === 'demo' ? 14 : 3 }, (_, index) => ({
        member_id: String(member.ref.id),
        game_id: random.pick(games).id,
        at: new Date(now.getTime() - (index * 7 + random.int(1, 6)) * HOUR_MS),
        is_favourite: random.next() < 0.5,
      })),
    );
  await client.query(
    `with listed as (select * from json_to_recordset($1) as l (member_id bigint, game_id int, at timestamptz, is_favourite boolean)),
       recent as (insert into recent_game (member_id, game_id, launched_at) select member_id, game_id, at from listed on conflict do nothing)
     insert into favourite_game (member_id, game_id, added_at) select member_id, game_id, at from listed where is_favourite
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
