/**
 * Puts the brand's icon on the browser's tab.
 * @param look address of the files of the brand's look
 */
export function showBrandIcon(look: string): void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = `${look}icon.svg`;
  document.head.append(link);
}
