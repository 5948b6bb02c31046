import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { Column } from '@marquee/ui/table';
import type { OtherRow, RouteRow } from './brand-map';
import { Bytes } from './bytes';
import { RemoteChip } from './remote-chip';
import styles from './remote-map.module.css';

export function useRouteColumns(brand: string): ReadonlyArray<Column<RouteRow>> {
  const t = useMessages('console');
  return [
    { id: 'pattern', header: t('map.address'), rowHeader: true, cell: ({ pattern }) => <code>{pattern}</code> },
    { id: 'remote', header: t('remotes.remote'), cell: (row) => <RemoteChip brand={brand} {...row} /> },
    { id: 'frame', header: t('map.frame'), cell: ({ frame }) => t(`map.frames.${frame}`) },
    { id: 'guard', header: t('map.guard'), cell: ({ guard }) => t(`map.guards.${guard}`) },
    {
      id: 'menus',
      header: t('map.menus'),
      cell: ({ menus }) =>
        menus.length === 0 ? (
          <span className={styles.muted}>–</span>
        ) : (
          <span className={styles.line}>
            {menus.map((menu) => (
              <code key={menu}>{menu}</code>
            ))}
          </span>
        ),
    },
    { id: 'bytes', header: t('map.size'), align: 'end', cell: ({ bytes }) => <Bytes bytes={bytes} /> },
  ];
}

export function useOtherColumns(brand: string): ReadonlyArray<Column<OtherRow>> {
  const t = useMessages('console');
  return [
    { id: 'name', header: t('owners.name'), rowHeader: true, cell: ({ name }) => <code>{name}</code> },
    { id: 'kind', header: t('owners.kind'), cell: ({ kind }) => t(`owners.kinds.${kind}`) },
    { id: 'remote', header: t('remotes.remote'), cell: (row) => <RemoteChip brand={brand} {...row} /> },
  ];
}
