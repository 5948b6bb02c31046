import { injectionPayloads } from '@marquee/testing/injection-payloads';
import { mockShell, mockBrowserApis } from '@marquee/testing/mock-shell';
import { ChatLines } from '@marquee/ui/chat';
import { beforeAll, expect, it } from 'vitest';

beforeAll(mockBrowserApis);

/** What a conversation is made of; a payload that were read as markup would bring more. */
const OWN_ELEMENTS = ['DIV', 'LI', 'OL', 'P', 'SPAN', 'UL'];

it('shows each of two hundred payloads in a conversation, as text and as a name, and reads none of them as markup', async () => {
  const shell = await mockShell();
  const lines = injectionPayloads.map((text, index) => ({
    key: String(index),
    own: false,
    author: text,
    text,
    images: [],
  }));
  const { container } = shell.render(
    <ChatLines label="Messages" lines={lines} imageLabel="Picture" retryLabel="Again" />,
  );
  const elements = [...container.querySelectorAll('*')];
  expect([...new Set(elements.map(({ tagName }) => tagName))].filter((name) => !OWN_ELEMENTS.includes(name))).toEqual(
    [],
  );
  expect([...container.querySelectorAll('li p')].map(({ textContent }) => textContent)).toEqual(injectionPayloads);
  expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual(
    [],
  );
});
