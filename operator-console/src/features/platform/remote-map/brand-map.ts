import type { CallValue } from '@marquee/contract/calls/index';
import { SLOT_NAMES, SLOTS, type SlotName } from '@marquee/contract/slots';

export type MappedRemote = CallValue<'remotes.map'>[number];

/** What a remote has in a slot. */
export interface Filler {
  readonly remote: string;
  readonly id: string;
  readonly bytes: number | null;
  readonly isOff: boolean;
}

export interface SlotRow {
  readonly name: SlotName;
  readonly fillers: readonly Filler[];
}

/** Parts of the site, from the top of every page to the member centre. */
export const PARTS = ['header', 'home', 'member'] as const;
export type Part = (typeof PARTS)[number];

/** The slots of each part with what fills them, in the order of the page. */
export function slotsByPart(remotes: readonly MappedRemote[]): Record<Part, readonly SlotRow[]> {
  const rows = SLOT_NAMES.map((name) => ({ name, fillers: fillersOf(remotes, name) }));
  const inPart = (part: Part) => rows.filter(({ name }) => name.startsWith(`${part}.`));
  return { header: inPart('header'), home: inPart('home'), member: inPart('member') };
}

function fillersOf(remotes: readonly MappedRemote[], name: SlotName): Filler[] {
  return remotes
    .flatMap(({ remote, enabled, slots }) =>
      slots
        .filter(({ slot }) => slot === name)
        .map(({ id, order, bytes }) => ({ remote, id, order, bytes, isOff: !enabled })),
    )
    .toSorted((left, right) => left.order - right.order)
    .map(({ order: _, ...filler }) => filler);
}

/** Whether further remotes may fill a slot. */
export const takesMore = ({ name, fillers }: SlotRow): boolean =>
  SLOTS[name].fillers === 'many' || fillers.length === 0;

/** An address with the remote that answers there, and the menus that lead to it. */
export interface RouteRow extends Filler {
  readonly pattern: string;
  readonly frame: string;
  readonly guard: string;
  readonly menus: readonly string[];
}

/** All addresses of the remotes, in the order of their names. */
export function routeRows(remotes: readonly MappedRemote[]): RouteRow[] {
  const entries = remotes.flatMap(({ menu }) => menu);
  return remotes
    .flatMap(({ remote, enabled, routes }) =>
      routes.map(({ id, pattern, frame, guard, bytes }) => ({
        remote,
        id,
        pattern,
        frame,
        guard,
        bytes,
        isOff: !enabled,
        menus: entries.filter(({ to }) => pathOf(to) === pattern).map(nameOf),
      })),
    )
    .toSorted((left, right) => left.pattern.localeCompare(right.pattern));
}

/** A dialog, or a menu entry that leads to no address of a remote, with who has it. */
export interface OtherRow {
  readonly kind: 'menu' | 'modal';
  readonly name: string;
  readonly remote: string;
  readonly isOff: boolean;
}

export function otherRows(remotes: readonly MappedRemote[]): OtherRow[] {
  const addresses = new Set(remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern)));
  const isElsewhere = ({ to }: MappedRemote['menu'][number]) => !addresses.has(pathOf(to));
  return remotes.flatMap(({ remote, enabled, menu, modals }) => [
    ...menu
      .filter(isElsewhere)
      .map((entry) => ({ kind: 'menu' as const, name: nameOf(entry), remote, isOff: !enabled })),
    ...modals.map(({ id }) => ({ kind: 'modal' as const, name: id, remote, isOff: !enabled })),
  ]);
}

const pathOf = (to: string): string => to.split('?')[0] ?? to;
const nameOf = ({ place, id }: MappedRemote['menu'][number]): string => `${place}/${id}`;
