import type { Found } from './item-repository';

/** A page of a list as calls answer it. */
export const pageOf = <Row>({ content, total }: Found<Row>, pageNo: number, pageSize: number) => ({
  content,
  pageNum: pageNo,
  pageSize,
  totalPages: Math.ceil(total / pageSize),
  totalElements: total,
});
