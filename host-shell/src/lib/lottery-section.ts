const NATIONAL = ['/vnLottery', '/seaLottery', '/vnlottery', '/sealottery'];
const OWN = ['/lottery', '/lottery/fairness', '/lottert'];

/**
 * The entry of the navigation that a page of the lotteries belongs to: `/lott` and `/elott` lead to pages at addresses of
 * their own (specification, "Lotteries").
 * @returns null at any other page
 */
export function lotterySection(pathname: string, search: string): '/lott' | '/elott' | null {
  if (NATIONAL.includes(pathname)) return '/lott';
  if (!OWN.includes(pathname)) return null;
  return new URLSearchParams(search).get('area') === 'LOTT' ? '/lott' : '/elott';
}
