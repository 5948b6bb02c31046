import type { BootDocument, CustomerServiceLink } from '@marquee/contract/boot';
import { wireTable } from '@marquee/contract/wire-table';
import { callApi } from '@marquee/kit';
import { createResponseKey } from '@marquee/kit/crypto/response-key';

/** Fetches the addresses sealed for this page alone, and opens them. Anything but a web address is left out. */
export async function readPaths(serverKey: BootDocument['envelopeKey']): Promise<readonly CustomerServiceLink[]> {
  const key = await createResponseKey(wireTable['customerService.links'].path, serverKey);
  const links = await callApi('customerService.links', key.requestFields);
  const decryptedLinks = await Promise.all(
    links.map(async (link) => ({ ...link, path: String(await key.open(link.path)) })),
  );
  return decryptedLinks.filter(({ path }) => /^https?:\/\//.test(path));
}
