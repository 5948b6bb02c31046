import type pg from 'pg';
import type { VendorPort } from './vendor-port';
import { readApiUrl, readConnectedCodes } from './repository';

export { VendorListFault, VendorRefused } from './vendor-port';

/** The connected vendors: in-house, and those whose interface has an address. */
export interface VendorPorts {
  /** Null when the vendor is not connected. */
  of(vendorCode: string): Promise<VendorPort | null>;
  /** Codes of all that are connected. */
  connected(): Promise<string[]>;
}

export interface VendorPortsParts {
  readonly pool: pg.Pool;
  /** By vendor code. */
  readonly underOurRoof: Readonly<Record<string, VendorPort | undefined>>;
  /** The port of a vendor at an address. */
  readonly at: (apiUrl: string) => VendorPort;
}

export function createVendorPorts({ pool, underOurRoof, at }: VendorPortsParts): VendorPorts {
  return {
    async of(vendorCode) {
      const own = underOurRoof[vendorCode];
      if (own) return own;
      const apiUrl = await readApiUrl(pool, vendorCode);
      return apiUrl === null ? null : at(apiUrl);
    },
    async connected() {
      return [...Object.keys(underOurRoof), ...(await readConnectedCodes(pool))];
    },
  };
}
