import type { MessageText } from '@marquee/contract/message-template';
import type { Queryable } from '../../../platform/database';

interface WrittenRow extends MessageText {
  readonly template: string;
  readonly language: string;
}

/** What operators of a brand have written, of one template or of all. */
export async function readWrittenTexts(db: Queryable, brandId: number, template?: string): Promise<WrittenRow[]> {
  const { rows } = await db.query<WrittenRow>({
    name: 'message-template-texts',
    text: `select template, language, title, text from message_template_text
           where brand_id = $1 and ($2::text is null or template = $2) order by template, language`,
    values: [brandId, template ?? null],
  });
  return rows;
}

/** Null where the standard text is sent. */
export async function readWrittenText(
  db: Queryable,
  brandId: number,
  template: string,
  language: string,
): Promise<MessageText | null> {
  const { rows } = await db.query<MessageText>({
    name: 'message-template-text',
    text: 'select title, text from message_template_text where brand_id = $1 and template = $2 and language = $3',
    values: [brandId, template, language],
  });
  return rows[0] ?? null;
}

/** Writes the texts of a template in place of those before. */
export async function replaceWrittenTexts(
  tx: Queryable,
  brandId: number,
  template: string,
  texts: Readonly<Record<string, MessageText>>,
): Promise<void> {
  const languages = Object.keys(texts);
  await tx.query({
    name: 'message-template-remove',
    text: 'delete from message_template_text where brand_id = $1 and template = $2',
    values: [brandId, template],
  });
  await tx.query({
    name: 'message-template-write',
    text: `insert into message_template_text (brand_id, template, language, title, text)
           select $1, $2, * from unnest($3::text[], $4::text[], $5::text[])`,
    values: [
      brandId,
      template,
      languages,
      languages.map((language) => texts[language]?.title),
      languages.map((language) => texts[language]?.text),
    ],
  });
}
