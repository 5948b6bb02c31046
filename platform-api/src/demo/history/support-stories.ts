import type { DemoMember } from './demo-brand';
import { HOUR_MS, MINUTE_MS, playersOf, REQUEST_ID, type StoryParts } from './story';
import texts from './support-texts.json' with { type: 'json' };

const LANGUAGES = ['en', 'bn', 'vi'] as const;

/** What members write in: their own language, else English. Their operators answer in it. */
const languageOf = (member: DemoMember | undefined) =>
  LANGUAGES.find((language) => language === member?.language) ?? 'en';

const FEEDBACK_TYPES = [0, 1, 2, 3, 4, 6] as const;

/** Feedback that is open, answered and closed; chats that wait, that an operator has, and that are closed. */
export async function tellSupportStories(parts: StoryParts): Promise<void> {
  await tellFeedback(parts);
  await tellChats(parts);
}

async function tellFeedback({ clock, brand, services, operators, now }: StoryParts): Promise<void> {
  const members = playersOf(brand);
  const { feedback } = texts;
  for (const [index, { type: listedType, answer: kind, texts: versions }] of feedback.entries()) {
    const at = new Date(now.getTime() - (feedback.length - index) * 9 * HOUR_MS);
    const type = FEEDBACK_TYPES.find((candidate) => candidate === listedType) ?? 0;
    await clock.moveTo(at);
    const member = members[(index * 7) % members.length];
    const language = languageOf(member);
    const { content, ...rest } = versions[language];
    const sender = { brand: brand.ref, member: member?.ref ?? null, ip: '127.0.0.1', language };
    const { feedbackId } = await services.feedback.send(
      { type, content, captcha: 'none' },
      sender,
      async () => undefined,
    );
    if (kind === 'open') continue;
    await clock.moveTo(new Date(at.getTime() + HOUR_MS));
    const operator = operators[index % 2] ?? operators[0];
    await services.feedback.answer(
      { operator, requestId: REQUEST_ID },
      feedbackId,
      'answer' in rest ? (rest.answer ?? null) : null,
    );
  }
}

async function tellChats({ client, clock, brand, services, operators, now }: StoryParts): Promise<void> {
  const members = [...brand.members.filter(({ ref }) => ref.account === 'demo'), ...playersOf(brand).slice(3)];
  const caller = { operator: operators[0], requestId: REQUEST_ID };
  for (const [index, { messages: versions, state }] of texts.chats.entries()) {
    const member = members[index * 2];
    if (!member) continue;
    const messages = versions[languageOf(member)];
    const start =
      state === 'closed' ? now.getTime() - (index + 1) * 7 * HOUR_MS : now.getTime() - (30 + index) * MINUTE_MS;
    let conversationId = '';
    for (const [place, text] of messages.entries()) {
      await clock.moveTo(new Date(start + place * MINUTE_MS));
      const draft = { clientId: `demo-${index}-${place}`, text, imageIds: [] };
      // The member writes first, then both by turns.
      if (place % 2 === 0) await services.chat.send({ member: member.ref, brand: brand.ref }, draft);
      else await services.support.send(caller, conversationId, draft);
      if (place > 0 || state === 'waiting') continue;
      const { rows } = await client.query<{ public_id: string }>(
        'select public_id from chat_conversation where member_id = $1',
        [member.ref.id],
      );
      conversationId = rows[0]?.public_id ?? '';
      await services.support.take(caller, conversationId);
    }
    if (state === 'closed') await services.support.close(caller, conversationId);
  }
}
