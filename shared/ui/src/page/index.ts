export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
export { PageHeader, type PageHeaderProps } from './page-header';
