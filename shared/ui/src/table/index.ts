export { DataTable } from './data-table';
export { Pagination, type PaginationProps } from './pagination';
export type { Column, DataTableProps, TableSort } from './table-props';
