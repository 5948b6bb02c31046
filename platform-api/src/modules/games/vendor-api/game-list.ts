import { vendorAnswerSchemas } from '@marquee/contract/vendor-protocol';
import { VendorListFault } from './vendor-port';

/** Ten thousand games with all their names take a quarter of it. */
const MAX_BYTES = 8 * 1_024 * 1_024;

/**
 * Reads a vendor’s list up to its maximum size. Rows and their texts are not validated: the import refuses bad rows one by one.
 * @throws VendorListFault
 */
export async function readGameList(
  request: () => Promise<Response>,
  onBytes: (received: number) => void,
): Promise<readonly unknown[]> {
  const text = await request()
    .then((response) => readBounded(response, onBytes))
    .catch((error: unknown) => {
      throw error instanceof VendorListFault ? error : new VendorListFault('unreachable', error);
    });
  try {
    return vendorAnswerSchemas.gameList.parse(JSON.parse(text)).games;
  } catch (error) {
    throw new VendorListFault('malformed', error);
  }
}

/** A longer list is not read to its end. */
async function readBounded({ body }: Response, onBytes: (received: number) => void): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of body ?? []) {
    received += chunk.byteLength;
    if (received > MAX_BYTES) throw new VendorListFault('too_large');
    chunks.push(chunk);
    onBytes(received);
  }
  return Buffer.concat(chunks).toString('utf8');
}
