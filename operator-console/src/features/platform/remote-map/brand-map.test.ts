import { describe, expect, it } from 'vitest';
import { type MappedRemote, otherRows, routeRows, slotsByPart, takesMore } from './brand-map';

const app = (remote: string, fields: Partial<MappedRemote> = {}): MappedRemote => ({
  remote,
  version: '1.0.0',
  enabled: true,
  bytes: 10,
  routes: [],
  slots: [],
  menu: [],
  modals: [],
  ...fields,
});

describe('the map of a brand', () => {
  it('has every slot with its fillers in the order of the page, free ones too', () => {
    const parts = slotsByPart([
      app('mf-late', { slots: [{ id: 'offers', slot: 'home.promotions', order: 9, bytes: null }], enabled: false }),
      app('mf-wallet', { slots: [{ id: 'balance', slot: 'header.balance', order: 0, bytes: 4 }] }),
      app('mf-early', { slots: [{ id: 'films', slot: 'home.promotions', order: 1, bytes: 7 }] }),
    ]);
    expect(parts.header.map(({ name, fillers }) => [name, fillers.length])).toEqual([['header.balance', 1]]);
    expect(parts.home.find(({ name }) => name === 'home.promotions')?.fillers).toEqual([
      { remote: 'mf-early', id: 'films', bytes: 7, isOff: false },
      { remote: 'mf-late', id: 'offers', bytes: null, isOff: true },
    ]);
    expect(parts.header.map(takesMore)).toEqual([false]);
    expect(parts.member.every(takesMore)).toBe(true);
    expect(parts.home.every(takesMore)).toBe(true);
  });

  it('says which menus of any remote lead to an address', () => {
    const route = { id: 'list', pattern: '/rng', guard: 'none', frame: 'page', bytes: 3 } as const;
    const menu = [{ id: 'slots', place: 'side', to: '/rng?sort=new', order: 1 }] as const;
    const rows = routeRows([app('mf-games', { routes: [route] }), app('mf-promotions', { menu: [...menu] })]);
    expect(rows).toMatchObject([{ pattern: '/rng', remote: 'mf-games', menus: ['side/slots'] }]);
  });

  it('lists dialogs, and the menu entries that lead to no address of a remote', () => {
    const menu = [
      { id: 'slots', place: 'side', to: '/rng', order: 1 },
      { id: 'help', place: 'side', to: '/help', order: 2 },
    ] as const;
    const route = { id: 'list', pattern: '/rng', guard: 'none', frame: 'page', bytes: 3 } as const;
    const rows = otherRows([app('mf-games', { routes: [route], menu: [...menu], modals: [{ id: 'search' }] })]);
    expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['menu side/help', 'modal search']);
  });
});
