export { type Column, DataTable, type DataTableProps, type TableSort } from './data-table';
export { Pagination, type PaginationProps } from './pagination';
