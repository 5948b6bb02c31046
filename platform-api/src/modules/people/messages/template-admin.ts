import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { isLanguage } from '@marquee/contract/languages';
import { type MessageText, placeholderFaults } from '@marquee/contract/message-template';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { InboxTemplate } from '../../../messages/texts';
import type { Audit } from '../../operators/audit/audit';
import { type Fact, localised } from '../../operators/proposals/facts';
import { lockSaves, requireRevision, revisionOf } from '../../operators/revision/revision';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { filledMessage, wordingLanguage } from './message-wording';
import { readWrittenTexts, replaceWrittenTexts } from './template-repository';
import {
  INBOX_TEMPLATES,
  isInboxTemplate,
  SAMPLE_VALUES,
  standardText,
  TEMPLATE_CATEGORIES,
  templateNames,
  templatePlaceholders,
} from './templates';

type Texts = Readonly<Record<string, MessageText>>;

/** What operators write over the standard texts of messages. Every method throws `forbidden` without the right `content` and the brand. */
export interface TemplateAdmin {
  list(operator: OperatorRef, brand: string): Promise<CallValue<'messageTemplates.list'>>;
  /** @throws Failure `not_found` */
  read(
    operator: OperatorRef,
    place: ParsedCallRequest<'messageTemplates.read'>,
  ): Promise<CallValue<'messageTemplates.read'>>;
  /**
   * @throws Failure `not_found`, `validation_failed` for a language that the brand lacks and for placeholders that are unknown or
   *   missing, `conflict` where another operator has changed it meanwhile
   */
  save(operator: OperatorRef, change: ParsedCallRequest<'messageTemplates.save'>, requestId: string): Promise<void>;
  /** @throws Failure as `save` */
  preview(operator: OperatorRef, text: ParsedCallRequest<'messageTemplates.preview'>): Promise<MessageText>;
}

export function createTemplateAdmin(
  { database: { pool } }: Pick<Platform, 'database'>,
  brands: Pick<BrandService, 'all'>,
  audit: Audit,
): TemplateAdmin {
  const brandFor = (operator: OperatorRef, code: string) => operatedBrand(brands, operator, 'content', code);
  const writtenOf = async (db: Queryable, brand: Brand, template: InboxTemplate): Promise<Texts> => {
    const rows = await readWrittenTexts(db, brand.id, template);
    return Object.fromEntries(rows.map(({ language, title, text }) => [language, { title, text }]));
  };

  return {
    async list(operator, code) {
      const brand = await brandFor(operator, code);
      const rows = await readWrittenTexts(pool, brand.id);
      const languages = languagesOf(brand);
      return INBOX_TEMPLATES.map((template) => {
        const own = rows.filter((row) => row.template === template);
        const isWritten = (language: string) => own.some((row) => row.language === language);
        return {
          template,
          category: TEMPLATE_CATEGORIES[template],
          names: templateNames(template),
          written: languages.filter(isWritten),
          standard: languages.filter((language) => !isWritten(language)),
        };
      });
    },

    async read(operator, { brand: code, template: name }) {
      const brand = await brandFor(operator, code);
      const template = templateOf(name);
      const languages = languagesOf(brand);
      const texts = await writtenOf(pool, brand, template);
      const standards = languages
        .filter(isLanguage)
        .map((language) => [language, standardText(language, template)] as const);
      return {
        names: templateNames(template),
        placeholders: templatePlaceholders(template),
        standards: Object.fromEntries(standards),
        texts,
        revision: revisionOf(textFacts(texts)),
        languages,
      };
    },

    async save(operator, { brand: code, template: name, texts, revision }, requestId) {
      const brand = await brandFor(operator, code);
      const template = templateOf(name);
      for (const [language, text] of Object.entries(texts)) requireText(brand, template, language, text);
      await inTransaction(pool, async (tx) => {
        await lockSaves(tx, brand.id);
        const stored = await writtenOf(tx, brand, template);
        requireRevision({ revision, stored: textFacts(stored), change: textFacts(texts) });
        await replaceWrittenTexts(tx, brand.id, template, texts);
        await audit.record(
          {
            actor: { kind: 'operator', id: operator.id },
            action: 'message-template.changed',
            subject: `message-template:${template}`,
            details: { before: stored, after: texts },
            brandId: brand.id,
            requestId,
          },
          tx,
        );
      });
    },

    async preview(operator, { brand: code, template: name, language, title, text }) {
      const brand = await brandFor(operator, code);
      requireText(brand, templateOf(name), language, { title, text }, '');
      return filledMessage(brand, wordingLanguage(brand, language), { title, text }, SAMPLE_VALUES);
    },
  };
}

/** @throws Failure `not_found` */
function templateOf(name: string): InboxTemplate {
  if (!isInboxTemplate(name)) throw new Failure('not_found');
  return name;
}

/** The default language first. */
const languagesOf = ({ config: { languages, defaultLanguage } }: Brand): string[] => [
  defaultLanguage,
  ...languages.filter((language) => language !== defaultLanguage),
];

/** Everything that the form of a template sets; in one order, whatever the order of the languages. */
function textFacts(texts: Texts): Fact[] {
  const entries = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const part = (name: keyof MessageText) =>
    Object.fromEntries(entries.map(([language, text]) => [language, text[name]]));
  return [
    ...localised('messageTemplates.messageTitle', part('title')),
    ...localised('messageTemplates.messageText', part('text')),
  ];
}

/** @throws Failure `validation_failed` for a language that the brand lacks, and for placeholders that are unknown or missing */
function requireText(
  brand: Brand,
  template: InboxTemplate,
  language: string,
  text: MessageText,
  path = `texts.${language}.`,
): void {
  if (!languagesOf(brand).includes(language)) throw fieldFailure({ path: 'language', messageKey: 'invalid_value' });
  const { unknown, missing } = placeholderFaults(text, templatePlaceholders(template));
  if (unknown.length > 0) throw fieldFailure({ path: `${path}text`, messageKey: 'unknown_placeholder' });
  if (missing.length > 0) throw fieldFailure({ path: `${path}text`, messageKey: 'missing_placeholder' });
}
