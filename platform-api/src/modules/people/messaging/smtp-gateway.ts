import { createTransport } from 'nodemailer';
import type { Gateway } from './message';

const TIMEOUT_MS = 8_000;

/**
 * Mail by an SMTP server.
 * @param url such as `smtps://user:secret@mail.example.com`
 * @param from address of the sender; the brand's name stands before it
 */
export function createSmtpGateway(url: string, from: string): Gateway {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ senderName, recipient, subject, text, key, unsubscribe }) {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: recipient },
        subject: subject ?? senderName,
        text,
        // Suppresses out-of-office replies.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        ...(key !== null && { messageId: `<${key}@${from.split('@').at(-1)}>` }),
      });
    },
  };
}
