/** The page of a list that the address names as `?page=`, from 1 on; the first when it names none. */
export function pageNumberOf(params: URLSearchParams): number {
  return Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
}
