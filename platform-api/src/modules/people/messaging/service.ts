import type { ErrorCode } from '@marquee/contract/errors';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import { createHttpSmsGateway } from './http-sms-gateway';
import type { Channel, Gateway } from './message';
import { createOutboxGateway, type OutboxRow, readOutbox } from './outbox-repository';
import { createSmtpGateway } from './smtp-gateway';
import type { MessageTemplate } from '../../../messages/texts';
import { wordingOf } from './texts';

export interface Letter {
  readonly brandId: number;
  readonly channel: Channel;
  readonly recipient: string;
  readonly template: MessageTemplate;
  /** The reader's language; the brand's where there is no catalogue for it. */
  readonly language: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** What the mail is about: sent again under the same key, it is the same mail to the outbox and to mail programs. */
  readonly key?: string;
  /** An address that ends such mails when it is posted to (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Mail and SMS of the platform through the deployment's gateways. */
export interface Messaging {
  /** Whether a channel of this deployment goes to the outbox. */
  readonly usesOutbox: boolean;
  /**
   * Resolves once the gateway has accepted the message.
   * @throws Failure `mail_unavailable`, `sms_unknown` otherwise
   */
  send(letter: Letter): Promise<void>;
  /** @param brandIds of these brands; empty: of all */
  outbox(
    brandIds: readonly number[],
    page: { limit: number; offset: number },
  ): Promise<{ rows: OutboxRow[]; total: number }>;
}

const FAILURES = { mail: 'mail_unavailable', sms: 'sms_unknown' } as const satisfies Record<Channel, ErrorCode>;

export function createMessaging({ config, database: { pool }, log }: Platform, brands: BrandService): Messaging {
  const outbox = createOutboxGateway(pool);
  const { smtpUrl, mailFrom, smsUrl, smsToken } = config.messaging;
  const gateways: Readonly<Record<Channel, Gateway>> = {
    mail: smtpUrl ? createSmtpGateway(smtpUrl, mailFrom) : outbox,
    sms: smsUrl ? createHttpSmsGateway(smsUrl, smsToken) : outbox,
  };
  return {
    usesOutbox: Object.values(gateways).includes(outbox),
    async send({ brandId, channel, recipient, template, language, values, key, unsubscribe }) {
      const brand = await brands.byId(brandId);
      const languages = [language, brand.defaultLanguage];
      const filled = { ...values, brand: brand.name };
      const wording = wordingOf(brand.code, languages, template, filled, brand.config.formats);
      try {
        const about = { key: key ?? null, unsubscribe: unsubscribe ?? null };
        const message = { ...wording, ...about, brandId, channel, recipient, template, senderName: brand.name };
        await gateways[channel].send(message);
      } catch (cause) {
        log.error({ err: cause, channel, template }, 'the gateway did not accept a message');
        throw new Failure(FAILURES[channel], undefined, { cause });
      }
    },
    outbox: (brandIds, page) => readOutbox(pool, brandIds, page),
  };
}
