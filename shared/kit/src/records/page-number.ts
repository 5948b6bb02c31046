/** The page of a list that the address names, from 1 on; the first when it names none. */
export function pageNumberOf(params: URLSearchParams, name = 'page'): number {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
