/** Whether a path fits a React Router pattern, case-sensitively: literal segments, `:name`, optional `:name?`, and `*` at the end. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map(segmentSource)
    .join('');
  return new RegExp(`^${source}/?$`).test(path);
}

function segmentSource(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
  if (segment.startsWith(':')) return '/[^/]+';
  return `/${segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
}
