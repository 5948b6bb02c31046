/**
 * Writes a minimal country database in the MaxMind format (https://maxmind.github.io/MaxMind-DB/): an IPv6 tree with
 * records of 24 bits, IPv4 networks under ::/96, and one `{country: {iso_code}}` for each network.
 * @param networks country by IPv4 network, such as `203.0.113.0/24`
 */
export function countryDatabaseOf(networks: Readonly<Record<string, string>>): Buffer {
  const nodes: (number | { readonly data: number } | null)[][] = [[null, null]];
  const data: Buffer[] = [];
  for (const [network, country] of Object.entries(networks)) {
    const at = data.reduce((length, { byteLength }) => length + byteLength, 0);
    data.push(map({ country: map({ iso_code: text(country) }) }));
    insert(nodes, bitsOf(network), at);
  }
  const tree = Buffer.concat(
    nodes.map((node) => Buffer.concat(node.map((side) => uint24(recordOf(side, nodes.length))))),
  );
  const metadata = map({
    binary_format_major_version: uint(5, 2),
    binary_format_minor_version: uint(5, 0),
    build_epoch: uint64(1_760_000_000),
    database_type: text('Test-Country'),
    description: map({ en: text('test') }),
    ip_version: uint(5, 6),
    languages: array([text('en')]),
    node_count: uint(6, nodes.length),
    record_size: uint(5, 24),
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata]);
}

function bitsOf(network: string): number[] {
  const [address = '', prefix] = network.split('/');
  const bits = address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  return [...Array<number>(96).fill(0), ...bits.slice(0, Number(prefix))];
}

function insert(nodes: (number | { readonly data: number } | null)[][], bits: readonly number[], at: number): void {
  let node = nodes[0] ?? [];
  for (const bit of bits.slice(0, -1)) {
    if (typeof node[bit] !== 'number') node[bit] = nodes.push([null, null]) - 1;
    node = nodes[node[bit]] ?? [];
  }
  node[bits.at(-1) ?? 0] = { data: at };
}

function recordOf(side: number | { readonly data: number } | null | undefined, nodeCount: number): number {
  if (side === null || side === undefined) return nodeCount;
  return typeof side === 'number' ? side : nodeCount + 16 + side.data;
}

const uint24 = (value: number) => Buffer.from([value >> 16, (value >> 8) & 0xff, value & 0xff]);
const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
/** @param type 5: 16 bits, 6: 32 bits */
const uint = (type: 5 | 6, value: number) => Buffer.from([(type << 5) | 2, value >> 8, value & 0xff]);
/** Types above 7 take an extra byte. */
const uint64 = (value: number) => {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt32BE(value, 2);
  bytes.set([4, 9 - 7]);
  return bytes;
};
const array = (items: readonly Buffer[]) => Buffer.concat([Buffer.from([items.length, 11 - 7]), ...items]);
const map = (entries: Readonly<Record<string, Buffer>>) =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ]);
