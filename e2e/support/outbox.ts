import { signInOperator } from './console-client';

interface Outbox {
  readonly content: readonly { readonly recipient: string; readonly text: string }[];
}

/** The last message to a recipient in the console's outbox; polls for a short time. @throws Error when none comes */
export async function lastMessageTo(brand: string, recipient: string): Promise<string> {
  const operator = await signInOperator();
  for (let tries = 0; tries < 20; tries += 1) {
    const { content } = (await operator.read(`/ops/outbox?brand=${brand}`)) as Outbox;
    const message = content.find((entry) => entry.recipient === recipient);
    if (message) return message.text;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing was sent to ${recipient}`);
}
